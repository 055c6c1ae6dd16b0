'use client';
import {
  type FocusEvent,
  type KeyboardEvent,
  startTransition,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useOutsidePress } from '../../overlays/topLayer/useOutsidePress.ts';
import { hasFocus, hasFocusWithin } from '../../base/focus/hasFocus.ts';
import { dialogAround } from '../../base/focus/layers.ts';
import {
  activePlace,
  type ComboboxAction,
  idle,
  type LeaveReason,
  type ActiveTarget,
  queryOf,
  reduceCombobox,
  resolveText,
} from './comboboxState.ts';
import { moveActive } from './moveActive.ts';
import type { SelectOption, SelectValue } from './SelectOption.ts';
import { findByLabel, foldOptionsInIdleTime } from './searchOptions.ts';
import { type AskServer, useOptionSearch } from './useOptionSearch.ts';

interface ComboboxRules<Option extends SelectOption> {
  options: readonly Option[];
  isNotEditable: boolean;
  onSearch: AskServer | undefined;
  totalCount: number | undefined;
  /** The server's next options are loading, or failed to load: the given ones belong to the former text. */
  isStale: boolean;
  /** Options are loading, so those given may not be all that match. */
  isLoading: boolean;
  /** The chosen value of a single select; the list opens there and a rejected text falls back to it. */
  chosenValue: SelectValue | null;
  isMultiple: boolean;
  /** `isLeaving`: by Tab or a press elsewhere, which never removes a choice. */
  onChoose: (option: Option, isLeaving: boolean) => void;
  /** The field is left with an emptied text. Returns whether there was something to clear. */
  onClear: () => boolean;
  /** The field is left with a text that matches no option, or several. */
  onReject: () => void;
  /** Escape dropped the typed text. */
  onRevert?: (() => void) | undefined;
  /** Backspace with no text before the caret. */
  onBackspace?: (() => void) | undefined;
  onOpen?: (() => void) | undefined;
}

/** Text, open list and active option of an editable combobox as the APG describes it; DOM focus stays in the input. */
export function useCombobox<Option extends SelectOption>(rules: ComboboxRules<Option>) {
  const { options, isNotEditable, onSearch, totalCount, chosenValue, isMultiple } = rules;
  const [state, setState] = useState(idle);
  // One press may leave the field twice before React renders: by itself and by the focus that it moves.
  const latest = useRef(state);
  const send = (action: ComboboxAction) => {
    latest.current = reduceCombobox(latest.current, action);
    setState(latest.current);
  };
  // Whether the rows are already rendered, hidden and empty, so that the first key only fills them.
  const [hasHiddenRows, setHasHiddenRows] = useState(false);
  const isAwaited = useRef(false);
  const rootRef = useRef<HTMLDivElement>(null);
  const isChosen = useRef(false);
  const isTabbing = useRef(false);
  const isOpen = state.isOpen && !isNotEditable;
  const query = queryOf(state) ?? '';
  const search = useOptionSearch({ options, query, isOpen, onSearch, totalCount, chosen: chosenValue });
  const { shown } = search;
  const values = useMemo(() => shown.map(({ value }) => value), [shown]);
  const isAnswered = !search.isWaiting && !(onSearch !== undefined && rules.isStale);
  const active = activePlace(state.mark, values, isAnswered);
  const activeOption = isOpen ? shown[active] : undefined;

  const listed = useRef(values);
  useLayoutEffect(() => {
    if (listed.current === values) return;
    listed.current = values;
    send({ type: 'list', values, chosen: chosenValue });
  });
  useLayoutEffect(() => {
    // A field that is locked while its list is open does not open it again by itself.
    if (isNotEditable && latest.current.isOpen) send({ type: 'drop' });
  });
  const startedAt = useRef(chosenValue);
  useLayoutEffect(() => {
    if (startedAt.current === chosenValue) return;
    startedAt.current = chosenValue;
    // The choice has changed since a rejected text replaced it.
    if (chosenValue !== null && latest.current.isRejected) send({ type: 'drop' });
  });

  const unprepare = () => {
    isAwaited.current = false;
    setHasHiddenRows(false);
  };

  /** A pointer activates only the chosen option. */
  const open = (fallback: 'first' | 'last' | 'none', skipsChosen = false) => {
    if (isNotEditable || latest.current.isOpen) return;
    const hasChosen = !skipsChosen && chosenValue !== null && values.includes(chosenValue);
    const place = fallback === 'last' ? values.at(-1) : values[0];
    const start: ActiveTarget = fallback === 'none' ? null : place === undefined ? fallback : { value: place };
    send({ type: 'open', mark: hasChosen ? { value: chosenValue } : start });
    rules.onOpen?.();
  };

  /** The field has the focus: a key may follow. */
  const prepare = () => {
    if (onSearch || isNotEditable) return;
    isAwaited.current = true;
    foldOptionsInIdleTime(options, () => {
      if (isAwaited.current) startTransition(() => setHasHiddenRows(true));
    });
  };

  /** Shows the choice again and discards the typed text. */
  const drop = () => {
    unprepare();
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

  const leave = (leaving: LeaveReason) => {
    // In a MultiSelect, Tab chooses only after typing, because the arrows may have been used only to read the list.
    const isWhole = isAnswered && !rules.isLoading;
    const isWalked = isMultiple && leaving === 'tab' && latest.current.draft === null;
    const offer = {
      marked: isWalked ? undefined : activeOption,
      isOnly: isWhole && search.total === 1,
      named: findByLabel(options, latest.current.draft ?? ''),
      matches: isWhole ? (isOpen ? search.total : 0) : null,
    };
    const outcome = resolveText(latest.current, leaving, offer);
    switch (outcome.type) {
      case 'choose':
        return choose(outcome.option, leaving !== 'enter');
      case 'clear':
        if (isMultiple || rules.onClear()) return drop();
        unprepare();
        return send(chosenValue === null ? { type: 'drop' } : { type: 'reject', matches: 0 });
      case 'reject':
        unprepare();
        send(outcome);
        return rules.onReject();
      case 'close':
        unprepare();
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
    // A second Escape does not clear the choice, because fields that depend on it would be cleared as well. In a dialog it closes the
    // dialog.
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
    // A composed character is not a key: Enter there ends the composition.
    if (isNotEditable || event.nativeEvent.isComposing || event.ctrlKey || event.metaKey) return;
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
    send({ type: 'mark', mark: value === undefined ? null : { value } });
  };

  /** The focus moves elsewhere. Returns whether the field is left: it is not while another window has the focus. */
  const blur = (event: FocusEvent<HTMLElement>) => {
    const { currentTarget: root, relatedTarget } = event;
    if (root.contains(relatedTarget)) return false;
    if (relatedTarget === null && hasFocusWithin(root)) return false;
    leave(isTabbing.current ? 'tab' : 'away');
    return true;
  };

  // Text that is typed after a choice replaces it, as after Tab.
  useLayoutEffect(() => {
    const input = rootRef.current?.querySelector('input');
    if (isChosen.current && hasFocus(input)) input.select();
    isChosen.current = false;
  });
  useEffect(() => {
    const root = rootRef.current;
    // A press on the field's own buttons or on its list leaves the focus in the input.
    const holdFocus = (event: MouseEvent) => {
      if (!(event.target instanceof HTMLInputElement)) event.preventDefault();
    };
    root?.addEventListener('mousedown', holdFocus);
    return () => root?.removeEventListener('mousedown', holdFocus);
  }, []);
  useOutsidePress(rootRef, isOpen, () => leave('away'));

  return {
    rootRef,
    isOpen,
    hasHiddenRows,
    draft: state.draft,
    query: queryOf(state),
    /** The text that was left without a choice, and how many options it matches. */
    rejected:
      state.isRejected && !isNotEditable && state.draft !== null ? { text: state.draft, matches: state.matches } : null,
    /** The option that Enter takes without an arrow. */
    best: state.mark === 'best' ? activeOption : undefined,
    active,
    activeOption,
    search,
    prepare,
    open,
    drop,
    leave,
    blur,
    choose,
    type,
    onKeyDown,
  };
}

export type Combobox<Option extends SelectOption = SelectOption> = ReturnType<typeof useCombobox<Option>>;
