'use client';
import { type KeyboardEvent, startTransition, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useOutsidePress } from '../topLayer/useOutsidePress.ts';
import { hasFocus } from '../typed/hasFocus.ts';
import { moveActive, noneActive } from './moveActive.ts';
import type { SelectOption, SelectValue } from './SelectOption.ts';
import { findByLabel, foldAhead } from './searchOptions.ts';
import { type AskServer, useOptionSearch } from './useOptionSearch.ts';

interface ComboboxRules<Option extends SelectOption> {
  options: readonly Option[];
  isLocked: boolean;
  onSearch: AskServer | undefined;
  totalCount: number | undefined;
  /** A server's next options are on their way, or did not come: those given are of an earlier text. */
  isStale: boolean;
  /** Where the list opens when nothing was typed. */
  startAt: SelectValue | null;
  staysOpen: boolean;
  onChoose: (option: Option) => void;
  /** The field is left, by Tab, a press outside or Enter without an active option, with this text in it. */
  onLeaveText: (text: string) => void;
  /** Escape on a closed list. Returns whether there was something to clear. */
  onClear: () => boolean;
  /** Backspace with no text before the caret. */
  onBackspace?: (() => void) | undefined;
  onOpen?: (() => void) | undefined;
}

/** Text, open list and visual focus of an editable combobox as the APG describes it; DOM focus stays in the input. */
export function useCombobox<Option extends SelectOption>(rules: ComboboxRules<Option>) {
  const { options, isLocked, onSearch, totalCount, startAt, staysOpen } = rules;
  const [isOpen, setIsOpen] = useState(false);
  // The elements of the list are there, closed and without texts: the key that opens it has those alone to fill in.
  const [isPrepared, setIsPrepared] = useState(false);
  const isAwaited = useRef(false);
  const [draft, setDraft] = useState<string | null>(null);
  // A word: the list was empty when a key opened it, and the focus starts there once options come.
  const [place, setActive] = useState<number | 'first' | 'last'>(noneActive);
  const rootRef = useRef<HTMLDivElement>(null);
  const isChosen = useRef(false);
  const search = useOptionSearch({ options, query: draft ?? '', isOpen, onSearch, totalCount, chosen: startAt });
  const { shown } = search;
  /** On the chosen option; without one, where the key says. */
  const startOf = (fallback: 'first' | 'last' | 'none', skipsChosen = false) => {
    const chosen = skipsChosen ? noneActive : shown.findIndex((option) => option.value === startAt);
    const starts = { first: Math.min(0, shown.length - 1), last: shown.length - 1, none: noneActive };
    return chosen === noneActive ? starts[fallback] : chosen;
  };
  const [seen, setSeen] = useState(shown);
  if (seen !== shown) {
    setSeen(shown);
    const held = typeof place === 'number' ? seen[place] : undefined;
    // Other options under the visual focus: Enter takes what was heard, or nothing.
    if (held) setActive(shown.findIndex(({ value }) => value === held.value));
  }
  if (isOpen && isLocked) {
    setIsOpen(false);
    setDraft(null);
    setActive(noneActive);
  }
  const active = typeof place === 'number' ? place : startOf(place);
  // Options have come: those that come after them leave it where it is.
  if (place !== active && shown.length > 0) setActive(active);
  const activeOption = isOpen ? shown[active] : undefined;

  /** A pointer puts the visual focus nowhere. */
  const open = (fallback: 'first' | 'last' | 'none', skipsChosen = false) => {
    if (isLocked || isOpen) return;
    setActive(shown.length === 0 && fallback !== 'none' ? fallback : startOf(fallback, skipsChosen));
    setIsOpen(true);
    rules.onOpen?.();
  };

  /** The field has the focus: a key may follow. */
  const prepare = () => {
    if (onSearch || isLocked) return;
    isAwaited.current = true;
    foldAhead(options, () => {
      if (isAwaited.current) startTransition(() => setIsPrepared(true));
    });
  };

  const close = () => {
    isAwaited.current = false;
    setIsPrepared(false);
    setIsOpen(false);
    setDraft(null);
    setActive(noneActive);
  };

  const leave = () => {
    if (draft !== null) rules.onLeaveText(draft);
    close();
  };

  const choose = (option: Option) => {
    rules.onChoose(option);
    if (!staysOpen) {
      isChosen.current = true;
      return close();
    }
    if (draft !== null) setActive(noneActive);
    setDraft(null);
  };

  const type = (text: string) => {
    setDraft(text);
    setActive(noneActive);
    if (!isOpen) {
      setIsOpen(true);
      rules.onOpen?.();
    }
  };

  const commit = (key: string) => {
    const text = draft ?? '';
    const isUnanswered = search.isWaiting || (onSearch !== undefined && rules.isStale);
    const matches = text.trim() === '' || isUnanswered ? [] : shown;
    const chosen = activeOption ?? (matches.length === 1 ? matches[0] : undefined);
    if (chosen) choose(chosen);
    // Several fit: what was typed stays, and the next Enter takes the first of them.
    else if (key === 'Enter' && matches.length > 1 && !findByLabel(options, text)) setActive(0);
    else leave();
  };

  const escape = (event: KeyboardEvent<HTMLElement>) => {
    // In a dialog the second Escape is the dialog's: clearing there would lose what was chosen on the way out.
    const belongsToDialog = event.currentTarget.closest('dialog, [role="dialog"], [role="alertdialog"]') !== null;
    if (isOpen) close();
    else if (belongsToDialog || !rules.onClear()) return;
    event.preventDefault();
    event.stopPropagation();
  };

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    // A composed character is not a key: Enter there ends the composition.
    if (isLocked || event.nativeEvent.isComposing || event.ctrlKey || event.metaKey) return;
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
      return commit(event.key);
    }
    if (['ArrowLeft', 'ArrowRight', 'Home', 'End'].includes(event.key)) return setActive(noneActive);
    const next = moveActive(event.key, active, shown.length);
    if (next === undefined) return;
    event.preventDefault();
    setActive(next);
  };

  // What is typed after a choice takes its place, as after the Tab key.
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
  useOutsidePress(rootRef, isOpen, leave);

  return {
    rootRef,
    isOpen,
    isPrepared,
    draft,
    active,
    activeOption,
    search,
    prepare,
    open,
    close,
    leave,
    choose,
    type,
    onKeyDown,
  };
}

export type Combobox<Option extends SelectOption = SelectOption> = ReturnType<typeof useCombobox<Option>>;
