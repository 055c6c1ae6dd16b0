'use client';
import { useLayoutEffect, useMemo } from 'react';
import { useNumberFormat } from '../../i18n/LocaleContext.ts';
import { commandsPtBR } from '../../i18n/ptBR/commands.ts';
import { useAreaMessages } from '../../i18n/useAreaMessages.ts';
import { useDebouncedAnnouncement } from '../../internal/collections/Combobox/useDebouncedAnnouncement.ts';
import { arrangeCommands, type FoundCommand } from './arrangeCommands.ts';
import type { Command, SearchCommands } from './Command.ts';
import { CommandFoot } from './CommandFoot.tsx';
import { CommandList } from './CommandList.tsx';
import { describeCommands } from './describeCommands.ts';
import { useServerCommands } from './useServerCommands.ts';

interface CommandResultsProps {
  label: string;
  index: readonly FoundCommand[];
  text: string;
  recent: readonly string[];
  onSearch: SearchCommands | undefined;
  onUse: (command: Command) => void;
  /** Whether an arrow key made a line active, which a screen reader reads. */
  hasActiveLine: () => boolean;
  /** Runs with the first line, or with `undefined` without lines. */
  onShow: (first: Command | undefined) => void;
  /** Runs before the request is sent again. */
  onRetry: () => void;
}

/** “Buscando…” is announced after this time, so that a response that arrives earlier is announced alone. */
const waitingRestMs = 1500;

/**
 * The matching commands of the page and of a server, with their state. A separate component from the box, so that a response without new
 * commands does not render the lines again: in Firefox a screen reader would then read the active line again.
 */
export function CommandResults(props: CommandResultsProps) {
  const { label, index, text, recent, onSearch, onUse, hasActiveLine, onShow, onRetry } = props;
  const commands = useAreaMessages('commands', commandsPtBR);
  const integerFormat = useNumberFormat('integer');
  const { serverGroups, hasFailed, isWaiting, retry } = useServerCommands(text, onSearch);
  const found = useMemo(
    () => arrangeCommands({ index, text, recent: { title: commands.recent, ids: recent }, serverGroups }),
    [index, text, commands, recent, serverGroups],
  );
  const first = found.groups[0]?.items[0];
  useLayoutEffect(() => {
    onShow(first);
  }, [onShow, first]);
  const isSearch = text.trim() !== '';
  const state = describeCommands({ ...found, hasFailed, isWaiting, isSearch }, commands, integerFormat);
  // While the user types, the first line becomes active, and a screen reader reads it.
  const marked = isSearch || !first ? undefined : commands.marked(first.label);
  useDebouncedAnnouncement(
    [marked, marked && first?.disabledReason, state.text].filter(Boolean).join('. '),
    text,
    state.kind === 'waiting' ? waitingRestMs : undefined,
    () => marked !== undefined && hasActiveLine(),
  );
  const list = useMemo(
    () => <CommandList label={label} groups={found.groups} onUse={onUse} />,
    [label, found.groups, onUse],
  );
  return (
    <>
      {list}
      <CommandFoot
        state={state}
        onRetry={() => {
          onRetry();
          retry();
        }}
      />
    </>
  );
}
