"""Words and pictures for what the engine says: sentences in the reader's language, boards for a phone.

Every sentence is in `locale`; what belongs to one game is in `games`, the other folders are shared by all. It may
import the engine, and knows neither storage nor Discord.
"""
