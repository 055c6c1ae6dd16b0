'use client';
import { useMemo, useState } from 'react';
import type { SelectOption, SelectValue } from '../../internal/Combobox/SelectOption.ts';

/** The options behind the chosen values, and the list with those that were chosen when it opened on top. */
export function useChosenOptions<Value extends SelectValue>(
  options: readonly SelectOption<Value>[],
  value: readonly Value[],
  isRemote: boolean,
) {
  // A server's next answer may lack what was chosen from the last one.
  const [known, setKnown] = useState<ReadonlyMap<Value, SelectOption<Value>>>(new Map());
  const [pinned, setPinned] = useState<readonly Value[]>([]);

  const chosen = useMemo(() => {
    const listed = new Map(options.map((option) => [option.value, option]));
    return value.flatMap((entry) => listed.get(entry) ?? (isRemote ? known.get(entry) : undefined) ?? []);
  }, [options, value, known, isRemote]);

  const ordered = useMemo(() => {
    if (pinned.length === 0 || isRemote) return options;
    const onTop = new Set(pinned);
    return [
      ...options.filter((option) => onTop.has(option.value)),
      ...options.filter((option) => !onTop.has(option.value)),
    ];
  }, [options, pinned, isRemote]);

  return {
    chosen,
    ordered,
    remember: (option: SelectOption<Value>) => setKnown((entries) => new Map(entries).set(option.value, option)),
    pinChosen: () => setPinned(value),
  };
}
