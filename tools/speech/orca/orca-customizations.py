"""
Orca loads this file from its preferences. It writes what Orca says, a line each, and hands nothing to a speech server: one
that has no sound card lets Orca wait without end. `= ` begins what has the focus or changed in it, `! ` what a live region or
an alert announces, `# ` a mark.
"""
import os
import time

import pyatspi

import orca.event_manager as event_manager
import orca.liveregions as liveregions
import orca.orca_state as orca_state
import orca.script_manager as script_manager
import orca.scripts.default as default_script
import orca.scripts.web.script as web_script
import orca.scripts.web.script_utilities as web_utilities
import orca.settings as settings
import orca.speech as speech

_log = open(os.environ["ORACULO_SPEECH_LOG"], "a", buffering=1)
_process_event = event_manager.EventManager._processObjectEvent
_pump_messages = liveregions.LiveRegionManager.pumpMessages
_clear = liveregions.PriorityQueue.clear
_get_message = liveregions.LiveRegionManager._getMessage
_present_object = web_script.Script.presentObject
_present_key = default_script.Script.presentKeyboardEvent
_search_context = web_utilities.Utilities.searchForCaretContext
_handle_removed_child = web_utilities.Utilities.handleEventForRemovedChild
_is_announcing = False
_is_removing = False

# What changes in one refresh of the page comes to Orca within this time.
_moment = 0.05

# A page is heard by its keys and not read from its first line to its last.
settings.sayAllOnLoad = False
settings.pageSummaryOnLoad = False


def write(text):
    _log.write(("! " if _is_announcing else "= ") + str(text).replace("\n", " ") + "\n")


def speak(text, acss, interrupt):
    write(text)


def speak_character(character, acss=None):
    write(character)


def announcing(present, *args, **more):
    global _is_announcing
    was_announcing, _is_announcing = _is_announcing, True
    try:
        return present(*args, **more)
    finally:
        _is_announcing = was_announcing


def pump_messages(manager):
    """A live region waits here for a tenth of a second: it is heard before the focus of its step or behind it, by chance."""
    is_more = announcing(_pump_messages, manager)
    if not is_more:
        _log.write("# told\n")
    return is_more


def enqueue(queue, message, priority, source):
    """
    Which of two live regions comes first that change in one refresh is a matter of where Firefox has them in its memory, and
    so another one each time: here they have the order of their texts.
    """
    now = time.time()
    moment = next((at for _, at, _, _ in queue.queue if now - at < _moment), now)
    queue.queue.append((priority, moment, message, source))
    queue.queue.sort(key=lambda item: (item[0], item[1], item[2]["content"]))
    _log.write("# waits\n")


def clear(queue):
    """A key silences what waits."""
    _clear(queue)
    _log.write("# told\n")


def get_message(manager, event):
    """Some live regions do not wait."""
    return announcing(_get_message, manager, event)


def present_object(script, obj, **args):
    """An alert that comes into the page is presented at once, like an object with the focus."""
    if obj.getRole() in (pyatspi.ROLE_ALERT, pyatspi.ROLE_NOTIFICATION):
        return announcing(_present_object, script, obj, **args)
    return _present_object(script, obj, **args)


def present_key(script, event):
    """
    In a dialog that has the focus itself, Orca asks the window at each key for what has the focus, and takes it without a word:
    the control that the key goes to, when Firefox was faster, or the address bar, which had it once. Asked for nothing, it
    says where the key goes.
    """
    window, orca_state.activeWindow = orca_state.activeWindow, None
    try:
        return _present_key(script, event)
    finally:
        orca_state.activeWindow = window


def search_context(utilities, obj):
    """
    Orca says what it finds here where that has the focus. A field has it back as its list goes: now, which the cache may not know
    yet, or in the next event, which says the field unless Orca has moved there before it. A button gets it a frame later, and
    would be said or not as chance has it.
    """
    found, offset = _search_context(utilities, obj)
    if found and found.getState().contains(pyatspi.STATE_EDITABLE):
        found.clearCache()
        if _is_removing and not found.getState().contains(pyatspi.STATE_FOCUSED):
            return None, -1
    return found, offset


def handle_removed_child(utilities, event):
    global _is_removing
    _is_removing = True
    try:
        return _handle_removed_child(utilities, event)
    finally:
        _is_removing = False


def process_event(manager, event):
    """A mark after each event: Orca has heard the page out once no more of them come."""
    # Firefox starts under another name. What Orca knew of that one comes back later, in the midst of a dialog, unless it is dropped.
    script_manager.getManager().reclaimScripts()
    # What had the focus may have gone from the page. Orca's cache learns so a moment later, before Orca asks or after: asked anew,
    # the answer is the same each time.
    if event.type.startswith("object:children-changed:remove") and orca_state.locusOfFocus:
        orca_state.locusOfFocus.clearCache()
    try:
        return _process_event(manager, event)
    finally:
        _log.write("# event\n")


speech.shutdown()
speech.init = lambda: None
speech._speak = speak
speech.speakCharacter = speak_character
liveregions.LiveRegionManager.pumpMessages = pump_messages
liveregions.PriorityQueue.enqueue = enqueue
liveregions.PriorityQueue.clear = clear
liveregions.LiveRegionManager._getMessage = get_message
web_script.Script.presentObject = present_object
default_script.Script.presentKeyboardEvent = present_key
web_utilities.Utilities.searchForCaretContext = search_context
web_utilities.Utilities.handleEventForRemovedChild = handle_removed_child
event_manager.EventManager._processObjectEvent = process_event
_log.write("# Orca is ready\n")
