"""Orca loads this file from its preferences. It writes what Orca says, a line each, whether or not a speech server runs."""
import os

import orca.event_manager as event_manager
import orca.script_manager as script_manager
import orca.settings as settings
import orca.speech as speech

_log = open(os.environ["ORACULO_SPEECH_LOG"], "a", buffering=1)
_speak = speech._speak
_speak_character = speech.speakCharacter
_process_event = event_manager.EventManager._processObjectEvent

# A page is heard by its keys and not read from its first line to its last.
settings.sayAllOnLoad = False
settings.pageSummaryOnLoad = False


def speak(text, acss, interrupt):
    _log.write(str(text).replace("\n", " ") + "\n")
    return _speak(text, acss, interrupt)


def speak_character(character, acss=None):
    _log.write(str(character) + "\n")
    return _speak_character(character, acss)


def process_event(manager, event):
    """A mark after each event: Orca has heard the page out once no more of them come."""
    # Firefox starts under another name. What Orca knew of that one comes back later, in the midst of a dialog, unless it is dropped.
    script_manager.getManager().reclaimScripts()
    try:
        return _process_event(manager, event)
    finally:
        _log.write("# event\n")


speech._speak = speak
speech.speakCharacter = speak_character
event_manager.EventManager._processObjectEvent = process_event
_log.write("# Orca is ready\n")
