"""Orca loads this file from its preferences. It writes what Orca says, a line each, whether or not a speech server runs."""
import os

import orca.speech as speech

_log = open(os.environ["ORACULO_SPEECH_LOG"], "a", buffering=1)
_speak = speech._speak
_speak_character = speech.speakCharacter


def speak(text, acss, interrupt):
    _log.write(str(text).replace("\n", " ") + "\n")
    return _speak(text, acss, interrupt)


def speak_character(character, acss=None):
    _log.write(str(character) + "\n")
    return _speak_character(character, acss)


speech._speak = speak
speech.speakCharacter = speak_character
_log.write("# Orca is ready\n")
