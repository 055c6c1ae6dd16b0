'use client';
import { useMemo, useState } from 'react';
import type { SelectOption, SelectValue } from '../../internal/collections/Combobox/SelectOption.ts';

interface ChosenOptions<Value extends SelectValue> {
  options: readonly SelectOption<Value>[];
  value: readonly Value[];
  selectedOptions: readonly SelectOption<Value>[] | undefined;
  isRemote: boolean;
}

/** The options of the chosen values, and the options of the list. The ones that were chosen when the list opened are at its top. */
export function useChosenOptions<Value extends SelectValue>(given: ChosenOptions<Value>) {
  const { options, value, selectedOptions = [], isRemote } = given;
  // The server's next response may lack an option that was chosen from the last one.
  const [known, setKnown] = useState<ReadonlyMap<Value, SelectOption<Value>>>(new Map());
  const [pinned, setPinned] = useState<readonly Value[]>([]);

  const listed = useMemo(() => new Map(options.map((option) => [option.value, option])), [options]);
  const unknown = isRemote ? value.filter((entry) => listed.has(entry) && !known.has(entry)) : [];
  if (unknown.length > 0)
    setKnown(new Map([...known, ...unknown.map((entry) => [entry, listed.get(entry)!] as const)]));

  const find = (entry: Value) =>
    listed.get(entry) ??
    (isRemote ? known.get(entry) : undefined) ??
    selectedOptions.find((option) => option.value === entry) ??
    [];
  const chosen = value.flatMap(find);

  const ordered = useMemo(() => {
    if (pinned.length === 0 || isRemote) return options;
    const onTop = new Set(pinned);
    return [
      ...options.filter((option) => onTop.has(option.value)),
      ...options.filter((option) => !onTop.has(option.value)),
    ];
  }, [options, pinned, isRemote]);

  return { chosen, ordered, pinChosen: () => setPinned(value) };
}
