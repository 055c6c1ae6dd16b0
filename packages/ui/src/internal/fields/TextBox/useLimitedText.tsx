'use client';
import { type ChangeEvent, type CompositionEvent, type RefObject, useRef, useState } from 'react';
import { isComposed } from '../masks/composition.ts';
import { useRefusedKeys } from '../typed/useRefusedKeys.ts';
import { limitComposed } from './limitComposed.ts';
import { limitText } from './limitText.ts';
import { LimitWatcher } from './LimitWatcher.tsx';

interface LimitedTextOptions {
  inputRef: RefObject<HTMLInputElement | null>;
  value: string;
  change: (text: string) => void;
  maxLength: number | undefined;
  /** The error that the field shows. */
  error: string | undefined;
  isNotEditable: boolean;
}

/** Keeps the text of a box within `maxLength`, and warns about characters that have no room. */
export function useLimitedText({ inputRef, value, change, maxLength, error, isNotEditable }: LimitedTextOptions) {
  // While an input method composes, its text may exceed `maxLength`. Replacing it with a shorter text would end the composition.
  const [composed, setComposed] = useState<string>();
  const full = useRefusedKeys({ value, error, isNotEditable });
  /** The next text comes from more characters than fit. */
  const isCut = useRef(false);
  return {
    full,
    dropDraft: () => {
      isCut.current = false;
      setComposed(undefined);
      full.forget();
    },
    watcher: maxLength !== undefined && (
      <LimitWatcher
        inputRef={inputRef}
        maxLength={maxLength}
        onEdit={(withoutRoom) => {
          isCut.current = withoutRoom !== undefined;
          if (withoutRoom !== undefined) full.tell(value, withoutRoom.length > 1);
        }}
      />
    ),
    inputProps: {
      value: composed ?? value,
      maxLength,
      onChange: ({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
        const event = nativeEvent as Partial<InputEvent>;
        const { isComposing = false } = event;
        const isByMethod = isComposed(event);
        const { value: typed } = target;
        // Autofill and scripts may exceed `maxLength`.
        const text = isByMethod ? limitComposed(value, typed, maxLength) : limitText(typed, maxLength);
        setComposed(isComposing && text !== typed ? typed : undefined);
        // After a key without room the browser reports nothing, and a write by a script comes unannounced.
        if (isCut.current && !isByMethod && event.inputType?.startsWith('insert')) full.keep(text);
        else if (!isByMethod && text !== typed) full.tell(text, true);
        else if (!isByMethod || isComposing) full.forget();
        isCut.current = false;
        if (!isByMethod || text !== value) change(text);
      },
      onCompositionEnd: ({ currentTarget, data }: CompositionEvent<HTMLInputElement>) => {
        setComposed(undefined);
        if (maxLength === undefined || data === '') return;
        // Some browsers cut the text before this event.
        const isTooLong = currentTarget.value.length > maxLength;
        const isCutOff = currentTarget.value.length === maxLength && !currentTarget.value.includes(data);
        if (isTooLong || isCutOff) full.tell(value, true);
      },
    },
  };
}
