"""Where strong players think: in processes beside the bot, which are started when first needed.

What runs in such a process is `worker.py`; it imports the engine and nothing else, so that it starts quickly.
"""
