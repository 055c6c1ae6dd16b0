'use client';
import { type KeyboardEvent, type RefObject, useState } from 'react';
import { tokensPtBR } from '../../i18n/ptBR/tokens.ts';
import { useAreaMessages } from '../../i18n/useAreaMessages.ts';
import { announce } from '../../internal/base/announce/announce.ts';
import { useFieldValue } from '../../internal/fields/FieldFrame/useFieldValue.ts';
import { useTextSteps } from '../../internal/fields/undo/useTextSteps.ts';
import { describeTokens, type LatestAdding } from './describeTokens.ts';
import { splitTokens, splitTyped, takeTokens } from './takeTokens.ts';
import type { TokenFieldProps } from './TokenFieldProps.ts';

const noTokens: readonly string[] = [];

/** A wrong token whose text is in the input. */
interface Correction {
  at: number;
  token: string;
}

/** The state of a token field: its tokens, the text in its input, and the result of the latest adding. */
export function useTokens(props: TokenFieldProps, inputRef: RefObject<HTMLInputElement | null>) {
  const { maxTokens, disabledReason, isReadOnly } = props;
  const isNotEditable = Boolean(disabledReason || isReadOnly);
  const words = useAreaMessages('tokens', tokensPtBR);
  const [text, setText] = useState('');
  const [latest, setLatest] = useState<LatestAdding>();
  const [correction, setCorrection] = useState<Correction>();
  const forget = () => {
    setLatest(undefined);
    setCorrection(undefined);
  };
  const [tokens, onChange] = useFieldValue<readonly string[]>(
    { ...props, onChange: props.onChange && ((next) => props.onChange?.([...next])) },
    {
      empty: noTokens,
      controlRef: inputRef,
      dropDraft: () => {
        setText('');
        forget();
      },
    },
  );
  const stateOf = (all: readonly string[], rest: string) => ({ tokens: JSON.stringify(all), text: rest });
  const steps = useTextSteps(stateOf(tokens, text));

  const write = (next: readonly string[], rest: string) => {
    setText(rest);
    if (next.length !== tokens.length || next.some((token, at) => token !== tokens[at])) onChange(next);
  };

  /** Adds texts; `rest` stays in the input. `typed` is the text that Undo brings back. */
  const add = (texts: readonly string[], rest = '', typed = text) => {
    const taken = takeTokens(tokens, texts, correction?.at ?? tokens.length, props);
    const { valid, invalid, repeated, over } = taken;
    const isOne = texts.length === 1;
    // A single text without room is not dropped.
    const kept = isOne && over[0] !== undefined ? over[0] : rest;
    // Undo first brings back the typed text, then removes it.
    if (typed !== '') steps.record(stateOf(tokens, ''), stateOf(tokens, typed));
    steps.record(stateOf(tokens, typed), stateOf(taken.tokens, kept));
    write(taken.tokens, kept);
    setCorrection(undefined);
    setLatest({ taken, isOne });
    // The message below the field announces the problems.
    if (invalid.length + repeated.length + over.length > 0) return;
    const [one] = valid;
    if (one !== undefined) announce(isOne ? words.added(one) : words.counts(valid.length, 0, 0, 0, 0));
  };

  const remove = (positions: ReadonlySet<number>) => {
    const left = tokens.filter((_, at) => !positions.has(at));
    const gone = tokens.filter((_, at) => positions.has(at));
    steps.record(stateOf(tokens, text), stateOf(left, text));
    forget();
    write(left, text);
    announce(gone.length === 1 ? words.removed(gone[0] ?? '') : words.cleared(gone.length));
    // The focused token is gone, and no other one can take the focus.
    if (left.length === 0) inputRef.current?.focus();
  };

  return {
    tokens,
    text,
    isNotEditable,
    ...describeTokens({ tokens, text, latest, correcting: correction?.token, isNotEditable, rules: props, words }),
    add,
    remove,
    clear: () => remove(new Set(tokens.keys())),
    type: (next: string, isComposing: boolean) => {
      const { complete, rest } = isComposing ? { complete: [], rest: next } : splitTyped(next);
      if (complete.length > 0) return add(complete, rest, next);
      setText(rest);
      // The same message can then be announced again.
      if (latest?.isOne) setLatest(undefined);
    },
    /** Makes the text in the input a token. Returns whether there was a text. */
    commit: (): boolean => {
      const texts = splitTokens(text);
      if (texts.length > 0) add(texts);
      else if (text !== '') setText('');
      return texts.length > 0;
    },
    /** Moves a token back into the input. A text that is there becomes a token first. */
    correct: (at: number) => {
      const token = tokens[at];
      if (token === undefined) return;
      const others = tokens.filter((_, other) => other !== at);
      const left = takeTokens(others, splitTokens(text), others.length, props).tokens;
      steps.record(stateOf(tokens, text), stateOf(left, token));
      setLatest(undefined);
      setCorrection({ at, token });
      write(left, token);
      inputRef.current?.focus();
    },
    /** Brings back the token that is being corrected. Returns whether there is one. */
    cancelCorrection: (): boolean => {
      if (!correction) return false;
      const { token, at } = correction;
      const { tokens: next } = takeTokens(tokens, [token], at, { maxTokens });
      steps.record(stateOf(tokens, text), stateOf(next, ''));
      forget();
      write(next, '');
      return true;
    },
    /** Handles the keys of Undo and Redo. Returns whether it did; otherwise the key is for the browser. */
    undoOrRedo: (event: KeyboardEvent): boolean => {
      const restored = isNotEditable ? undefined : steps.undoOrRedo(event);
      if (!restored) return false;
      const next = JSON.parse(restored.tokens) as string[];
      forget();
      write(next, restored.text);
      announce(words.restored(next.length));
      inputRef.current?.focus();
      return true;
    },
  };
}
