"""Words and pictures for what the engine says: sentences in the reader's language, boards for a phone."""
