"""
Orca loads this file from its preferences. It writes each text that Orca says as a line of a log and sends nothing to a speech
server, which would block Orca forever on a machine without a sound card. `= ` begins words about the focused element, `! ` the
words of a live region or an alert, `# ` a mark.
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

# The time within which all changes of one refresh of the page reach Orca.
_moment = 0.05

# Orca says the reaction to each key, and does not read the whole page after loading.
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
    """A live region waits here for a tenth of a second, so Orca may say it before or after the focus of its step."""
    is_more = announcing(_pump_messages, manager)
    if not is_more:
        _log.write("# idle\n")
    return is_more


def enqueue(queue, message, priority, source):
    """
    If two live regions change in one refresh, Firefox reports them in an order that varies between runs. Sorting them by text
    makes the log reproducible.
    """
    now = time.time()
    moment = next((at for _, at, _, _ in queue.queue if now - at < _moment), now)
    queue.queue.append((priority, moment, message, source))
    queue.queue.sort(key=lambda item: (item[0], item[1], item[2]["content"]))
    _log.write("# waits\n")


def clear(queue):
    """A key drops the waiting announcements."""
    _clear(queue)
    _log.write("# idle\n")


def get_message(manager, event):
    """Marks announcements that do not wait in the queue."""
    return announcing(_get_message, manager, event)


def present_object(script, obj, **args):
    """Orca presents a new alert at once, like an object with the focus. Here it counts as an announcement."""
    if obj.getRole() in (pyatspi.ROLE_ALERT, pyatspi.ROLE_NOTIFICATION):
        return announcing(_present_object, script, obj, **args)
    return _present_object(script, obj, **args)


def present_key(script, event):
    """
    If a dialog has the focus itself, Orca looks up the focused object of the window at each key and does not announce it. That
    may be the new control, if Firefox was faster, or the address bar. Without an active window there is nothing to look up, and
    Orca announces the control that gets the focus.
    """
    window, orca_state.activeWindow = orca_state.activeWindow, None
    try:
        return _present_key(script, event)
    finally:
        orca_state.activeWindow = window


def search_context(utilities, obj):
    """
    Orca announces the object that it finds here if it has the focus. When a list closes, its field has the focus again: at once,
    although the cache may not know it yet, or with the next event, which announces the field unless Orca is already there. Without
    this check the announcement would vary between runs.
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
    """Writes a mark after each event. Orca has finished once no more marks follow."""
    # Firefox starts under another name. Otherwise Orca would later switch to its script for that name, in the middle of
    # a dialog.
    script_manager.getManager().reclaimScripts()
    # The focused object may have left the page. Orca’s cache notices this at varying times, so it is cleared here.
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
