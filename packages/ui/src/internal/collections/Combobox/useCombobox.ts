'use client';
import {
  type FocusEvent,
  type KeyboardEvent,
  startTransition,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useOutsidePress } from '../../overlays/topLayer/useOutsidePress.ts';
import { hasFocus, hasFocusWithin } from '../../base/focus/hasFocus.ts';
import { dialogAround } from '../../base/focus/dialogAround.ts';
import {
  activeIndex,
  type ComboboxAction,
  idle,
  type LeaveReason,
  type ActiveTarget,
  queryOf,
  reduceCombobox,
  resolveFreeText,
  resolveText,
} from './comboboxState.ts';
import type { ComboboxRules } from './ComboboxRules.ts';
import { moveActive } from './moveActive.ts';
import type { SelectOption } from './SelectOption.ts';
import { findByLabel, foldOptionsInIdleTime, hasLabel } from './searchOptions.ts';
import { useHeldFocus } from './useHeldFocus.ts';
import { useOptionSearch } from './useOptionSearch.ts';

/** The `keyCode` of a key that an input method has handled. */
const composedKey = 229;

/** The state of an editable combobox, as the ARIA Authoring Practices describe it. The DOM focus stays in the input. */
export function useCombobox<Option extends SelectOption>(rules: ComboboxRules<Option>) {
  const { options, isNotEditable, onSearch, totalCount, chosenValue, isMultiple, isFreeText, offerNew } = rules;
  const [state, setState] = useState(idle);
  // A press may call `leave` twice before React renders: by itself and by the blur that it causes.
  const latest = useRef(state);
  const send = (action: ComboboxAction) => {
    latest.current = reduceCombobox(latest.current, action);
    setState(latest.current);
  };
  // Whether hidden rows without texts are rendered, so that the first key only has to set their texts.
  const [hasHiddenRows, setHasHiddenRows] = useState(false);
  const [isComposing, setIsComposing] = useState(false);
  const isPreparing = useRef(false);
  const rootRef = useRef<HTMLDivElement>(null);
  const isChosen = useRef(false);
  const isTabbing = useRef(false);
  const isOpen = state.isOpen && !isNotEditable;
  // A text that can become an option stays the query, so that the list still offers to create it.
  const shownQuery = offerNew ? state.draft : queryOf(state);
  const query = shownQuery ?? '';
  const { isLoadedAtOpening = false } = rules;
  const search = useOptionSearch({
    options,
    query,
    isOpen,
    onSearch,
    totalCount,
    chosen: chosenValue,
    isLoadedAtOpening,
    isComposing,
  });
  const isAnswered = !search.isWaiting && !(onSearch !== undefined && rules.isStale);
  const newText = offerNew && isAnswered && !rules.isStale && !hasLabel(options, query) ? query.trim() : '';
  const { shown: found } = search;
  const offered = useMemo(() => (offerNew && newText !== '' ? offerNew(newText) : undefined), [offerNew, newText]);
  const shown = useMemo(() => (offered ? [...found, offered] : found), [found, offered]);
  const values = useMemo(() => shown.map(({ value }) => value), [shown]);
  const target = isFreeText && state.target === 'best' ? null : state.target;
  const active = activeIndex(target, values, isAnswered);
  const activeOption = isOpen ? shown[active] : undefined;

  const listed = useRef(values);
  useLayoutEffect(() => {
    if (listed.current === values) return;
    listed.current = values;
    send({ type: 'list', values, chosen: chosenValue });
  });
  useLayoutEffect(() => {
    // Otherwise the list would open again when the field is enabled.
    if (isNotEditable && latest.current.isOpen) send({ type: 'drop' });
  });
  const lastChosen = useRef(chosenValue);
  useLayoutEffect(() => {
    if (lastChosen.current === chosenValue) return;
    lastChosen.current = chosenValue;
    // A new choice by the parent replaces a rejected text.
    if (chosenValue !== null && latest.current.isRejected) send({ type: 'drop' });
  });

  const removeHiddenRows = () => {
    isPreparing.current = false;
    setHasHiddenRows(false);
  };

  /** Opens the list. `none`, by a press: only the chosen option may be active. */
  const open = (fallback: 'first' | 'last' | 'none', skipsChosen = false) => {
    if (isNotEditable || latest.current.isOpen) return;
    const hasChosen = !skipsChosen && chosenValue !== null && values.includes(chosenValue);
    const place = fallback === 'last' ? values.at(-1) : values[0];
    const start: ActiveTarget = fallback === 'none' ? null : place === undefined ? fallback : { value: place };
    send({ type: 'open', target: hasChosen ? { value: chosenValue } : start });
    rules.onOpen?.();
  };

  /** Renders the hidden rows when the field gets the focus, because a key may follow. */
  const prepare = () => {
    if (onSearch || isNotEditable) return;
    isPreparing.current = true;
    foldOptionsInIdleTime(options, () => {
      if (isPreparing.current) startTransition(() => setHasHiddenRows(true));
    });
  };

  /** Clears the typed text and shows the choice again. */
  const drop = () => {
    removeHiddenRows();
    send({ type: 'drop' });
  };

  const choose = (option: Option, isLeaving = false) => {
    rules.onChoose(option, isLeaving);
    if (!isMultiple || isLeaving) {
      isChosen.current = !isLeaving;
      return drop();
    }
    send({ type: 'choose', isMultiple });
  };

  const leave = (reason: LeaveReason) => {
    // In a MultiSelect, Tab chooses only after typing, because the user may have used the arrow keys only to read the list.
    const ignoresActive = isMultiple && reason === 'tab' && latest.current.draft === null;
    const isComplete = isAnswered && !rules.isLoading;
    const outcome = isFreeText
      ? resolveFreeText(latest.current, reason, activeOption)
      : resolveText(latest.current, reason, {
          active: ignoresActive ? undefined : activeOption,
          // If the text can become an option, the user may mean that and not the only match.
          isOnly: isComplete && search.total === 1 && offered === undefined,
          named: findByLabel(options, latest.current.draft ?? ''),
          matches: isComplete ? (isOpen ? search.total : 0) : null,
        });
    switch (outcome.type) {
      case 'choose':
        return choose(outcome.option, reason !== 'enter');
      case 'clear':
        if (isMultiple || rules.onClear()) return drop();
        removeHiddenRows();
        return send(chosenValue === null ? { type: 'drop' } : { type: 'reject', matches: 0 });
      case 'reject':
        removeHiddenRows();
        send(outcome);
        return rules.onReject();
      case 'close':
        removeHiddenRows();
        return send({ type: 'close' });
      case 'wait':
        return undefined;
    }
  };

  const type = (text: string) => {
    const wasOpen = latest.current.isOpen;
    send({ type: 'type', text });
    if (!wasOpen) rules.onOpen?.();
  };

  const escape = (event: KeyboardEvent<HTMLElement>) => {
    // A second Escape does not clear the choice, because fields that depend on it would be cleared as well. It closes the dialog around the
    // field, if there is one.
    const belongsToDialog = dialogAround(event.currentTarget) !== null;
    const { isRejected, draft } = latest.current;
    if (!isOpen && !(isRejected && !belongsToDialog)) return;
    drop();
    if (draft !== null) rules.onRevert?.();
    event.preventDefault();
    event.stopPropagation();
  };

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    isTabbing.current = event.key === 'Tab';
    // During a composition the input method handles the keys: Enter ends the composition. Safari fires this Enter after the end.
    const isOfMethod = event.nativeEvent.isComposing || event.nativeEvent.keyCode === composedKey;
    if (isNotEditable || isOfMethod || event.ctrlKey || event.metaKey) return;
    if (event.key === 'Escape') return escape(event);
    if (event.key === 'Backspace' && event.currentTarget.value === '') return rules.onBackspace?.();
    if (event.altKey && event.key === 'ArrowDown') {
      event.preventDefault();
      return open('none', true);
    }
    if (!isOpen) {
      if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
      event.preventDefault();
      return open(event.key === 'ArrowDown' ? 'first' : 'last');
    }
    if (event.key === 'Enter' || (event.altKey && event.key === 'ArrowUp')) {
      event.preventDefault();
      return leave('enter');
    }
    if (['ArrowLeft', 'ArrowRight', 'Home', 'End'].includes(event.key)) return send({ type: 'moveCaret' });
    const next = moveActive(event.key, active, shown.length);
    if (next === undefined) return;
    event.preventDefault();
    const value = values[next];
    send({ type: 'activate', target: value === undefined ? null : { value } });
  };

  /** Returns whether the focus has left the field; false if only another window got the focus. */
  const blur = (event: FocusEvent<HTMLElement>) => {
    const { currentTarget: root, relatedTarget } = event;
    if (root.contains(relatedTarget)) return false;
    if (relatedTarget === null && hasFocusWithin(root)) return false;
    leave(isTabbing.current ? 'tab' : 'away');
    return true;
  };

  // Selects the text of a new choice, so that typing replaces it. A free text is not selected, because the user may continue it.
  useLayoutEffect(() => {
    const input = rootRef.current?.querySelector('input');
    if (isChosen.current && hasFocus(input)) {
      if (isFreeText) input.setSelectionRange(input.value.length, input.value.length);
      else input.select();
    }
    isChosen.current = false;
  });
  useHeldFocus(rootRef);
  useOutsidePress(rootRef, isOpen, () => leave('away'));

  return {
    rootRef,
    isOpen,
    hasHiddenRows,
    draft: state.draft,
    query: shownQuery,
    /** The shown options, the last of which may offer to create one. */
    shown,
    /** The rejected text, and how many options it matches. */
    rejected:
      state.isRejected && !isNotEditable && state.draft !== null ? { text: state.draft, matches: state.matches } : null,
    /** The option that Enter chooses after typing, without an arrow key. */
    best: state.target === 'best' ? activeOption : undefined,
    active,
    activeOption,
    search,
    setIsComposing,
    prepare,
    open,
    drop,
    /** Shows a text that is not a value with an error, until the user types or chooses. */
    reject: (text: string) => {
      send({ type: 'type', text });
      send({ type: 'reject', matches: null });
    },
    leave,
    blur,
    choose,
    type,
    onKeyDown,
  };
}

export type Combobox<Option extends SelectOption = SelectOption> = ReturnType<typeof useCombobox<Option>>;
