'use client';
import { useEffect, useRef, useState } from 'react';
import type { SelectOption, SelectValue } from '../../internal/collections/Combobox/SelectOption.ts';
import type { ComboboxFrameProps } from './ComboboxProps.ts';

interface Loading<Value extends SelectValue> {
  options: readonly SelectOption<Value>[];
  totalCount: number | undefined;
  isLoading: boolean;
  loadError: string | undefined;
}

interface LoadedList<Value extends SelectValue> extends Partial<Loading<Value>> {
  options: readonly SelectOption<Value>[];
  isLoadedAtOpening: boolean;
  onSearch?: ((query: string) => void) | undefined;
  onRetry?: (() => void) | undefined;
}

type OptionSource<Value extends SelectValue> = Pick<
  ComboboxFrameProps<Value>,
  'options' | 'load' | 'describeLoadError'
>;

const none: readonly never[] = [];

/** The options of `options` or `load`, as props for `useCombobox`. Only the response to the newest request is used. */
export function useLoadedOptions<Value extends SelectValue>(
  source: OptionSource<Value>,
  failedText: string,
): LoadedList<Value> {
  const { load, describeLoadError, options = none } = source;
  const [loading, setLoading] = useState<Loading<Value>>({
    options: none,
    totalCount: undefined,
    isLoading: false,
    loadError: undefined,
  });
  const newest = useRef({ query: '', request: undefined as AbortController | undefined });
  useEffect(() => {
    const { current } = newest;
    return () => current.request?.abort();
  }, []);

  if (!load) return { options, isLoadedAtOpening: false };

  const request = async (query: string) => {
    newest.current.request?.abort();
    const { signal } = (newest.current.request = new AbortController());
    newest.current.query = query;
    setLoading((former) => ({ ...former, isLoading: true, loadError: undefined }));
    try {
      const answer = await load(query, signal);
      if (signal.aborted) return;
      const found = 'totalCount' in answer ? answer : { options: answer, totalCount: undefined };
      setLoading({ ...found, isLoading: false, loadError: undefined });
    } catch (error) {
      if (signal.aborted) return;
      const loadError = describeLoadError?.(error) ?? failedText;
      setLoading({ options: none, totalCount: undefined, isLoading: false, loadError });
    }
  };
  return {
    ...loading,
    isLoadedAtOpening: true,
    onSearch: (query: string) => void request(query),
    onRetry: () => void request(newest.current.query),
  };
}
