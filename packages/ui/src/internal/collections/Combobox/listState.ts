import type { Messages } from '../../../i18n/ptBR.ts';

/** The announced state of the list. `complete`: at least one option matches, and all matches are shown. */
export type ListState = 'loading' | 'failed' | 'empty' | 'partial' | 'complete';

interface ListFacts {
  isLoading: boolean;
  loadError: string | undefined;
  shown: number;
  total: number;
}

export function readListState({ isLoading, loadError, shown, total }: ListFacts): ListState {
  if (isLoading) return 'loading';
  if (loadError) return 'failed';
  if (shown === 0) return 'empty';
  return total > shown ? 'partial' : 'complete';
}

export function describeList(
  state: ListState,
  facts: ListFacts,
  messages: Messages['select'],
  integerFormat: Intl.NumberFormat,
): string {
  switch (state) {
    case 'loading':
      return messages.loading;
    case 'failed':
      return facts.loadError ?? '';
    case 'empty':
      return messages.empty;
    case 'partial':
      return messages.partial(facts.shown, integerFormat.format(facts.total));
    case 'complete':
      return messages.count(facts.total);
  }
}
