import type { commandsPtBR } from '../../i18n/ptBR/commands.ts';

interface CommandFacts {
  shown: number;
  total: number;
  isWaiting: boolean;
  hasFailed: boolean;
  /** Whether the user has typed. Without a text all commands are listed, and their count is not shown. */
  isSearch: boolean;
}

export interface CommandState {
  kind: 'waiting' | 'failed' | 'empty' | 'partial' | 'complete';
  /** Shown and announced. */
  text: string;
}

/** The state of the list: searching, failed, empty, or the count of matches and of shown ones. Empty without a search. */
export function describeCommands(
  facts: CommandFacts,
  messages: typeof commandsPtBR,
  integerFormat: Intl.NumberFormat,
): CommandState {
  const { shown, total } = facts;
  if (facts.isWaiting) return { kind: 'waiting', text: messages.searching };
  if (facts.hasFailed) return { kind: 'failed', text: messages.failed };
  if (shown === 0) return { kind: 'empty', text: messages.empty };
  if (shown < total) return { kind: 'partial', text: messages.partial(shown, integerFormat.format(total)) };
  return { kind: 'complete', text: facts.isSearch ? messages.count(total) : '' };
}
