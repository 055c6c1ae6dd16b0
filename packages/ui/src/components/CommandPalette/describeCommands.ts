import type { commandsPtBR } from '../../i18n/ptBR/commands.ts';

interface CommandFacts {
  shown: number;
  total: number;
  isWaiting: boolean;
  hasFailed: boolean;
  /** Something is typed: before that all commands are there, and their number says nothing. */
  isSearch: boolean;
}

export interface CommandState {
  kind: 'waiting' | 'failed' | 'empty' | 'partial' | 'complete';
  /** For the eye and for the ear. */
  text: string;
}

/** The one thing to know about the list: still asking, failed, none found, more than are shown, or how many; nothing before a search that shows all. */
export function describeCommands(
  facts: CommandFacts,
  messages: typeof commandsPtBR,
  whole: Intl.NumberFormat,
): CommandState {
  const { shown, total } = facts;
  if (facts.isWaiting) return { kind: 'waiting', text: messages.searching };
  if (facts.hasFailed) return { kind: 'failed', text: messages.failed };
  if (shown === 0) return { kind: 'empty', text: messages.empty };
  if (shown < total) return { kind: 'partial', text: messages.partial(shown, whole.format(total)) };
  return { kind: 'complete', text: facts.isSearch ? messages.count(total) : '' };
}
