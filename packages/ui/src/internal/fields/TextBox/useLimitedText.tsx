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

/** Limits the text of a box to `maxLength`, and warns about characters that do not fit. */
export function useLimitedText({ inputRef, value, change, maxLength, error, isNotEditable }: LimitedTextOptions) {
  // During a composition the text may exceed `maxLength`, because replacing it would end the composition.
  const [composed, setComposed] = useState<string>();
  const full = useRefusedKeys({ inputRef, value, error, isNotEditable });
  /** Whether the next text was shortened by the browser. */
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
        // Reset here, because the browser fires no `input` event for a key without room, and no `beforeinput` event for a script.
        if (isCut.current && !isByMethod && event.inputType?.startsWith('insert')) full.keep(text);
        else if (!isByMethod && text !== typed) full.tell(text, true);
        else if (!isByMethod || isComposing) full.forget();
        isCut.current = false;
        if (!isByMethod || text !== value) change(text);
      },
      onCompositionEnd: ({ currentTarget, data }: CompositionEvent<HTMLInputElement>) => {
        setComposed(undefined);
        if (maxLength === undefined || data === '') return;
        // Some browsers truncate the text before this event.
        const isTooLong = currentTarget.value.length > maxLength;
        const isCutOff = currentTarget.value.length === maxLength && !currentTarget.value.includes(data);
        if (isTooLong || isCutOff) full.tell(value, true);
      },
    },
  };
}
