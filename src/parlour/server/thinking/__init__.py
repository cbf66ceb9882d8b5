"""Processes in which bots think and help is worked out."""
