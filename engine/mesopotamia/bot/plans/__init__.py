"""What a match alone asks for beside points: Ur is taken, Assur is kept. M18, M19, MH24"""
