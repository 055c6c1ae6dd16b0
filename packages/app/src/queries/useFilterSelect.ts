import { useMemo } from 'react';
import type { Options } from './useOptions.ts';
import { type NameMissing, withMissing } from './withMissing.ts';

/**
 * A filter's options, ready to spread into a `Select`. A value that filters the list stays visible, although no option has it.
 * While the options load, no value counts as missing.
 */
export function useFilterSelect(
  { items, select }: Options<unknown>,
  chosen: string | null | readonly string[],
  nameMissing?: NameMissing,
) {
  const { options: offered } = select;
  const isLoaded = items !== undefined;
  const options = useMemo(
    () => (isLoaded ? withMissing(offered, [chosen ?? []].flat(), nameMissing) : offered),
    [isLoaded, offered, chosen, nameMissing],
  );
  return { ...select, options };
}
