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
import { useAnswers } from './useAnswers.ts';

interface CommandResultsProps {
  label: string;
  index: readonly FoundCommand[];
  text: string;
  recent: readonly string[];
  onSearch: SearchCommands | undefined;
  onUse: (command: Command) => void;
  /** The first line, if there is any. */
  onShow: (first: Command | undefined) => void;
  /** The server is asked again. */
  onRetry: () => void;
}

/** An earlier answer is announced alone, whether it comes a moment before or after the usual half second. */
const waitingRestMs = 1500;

/**
 * What is found, here and by a server, and what there is to know about it. Apart from the box, since an answer that brings nothing
 * must not render the lines again: Firefox then creates them again for screen readers, which say the active one once more.
 */
export function CommandResults(props: CommandResultsProps) {
  const { label, index, text, recent, onSearch, onUse, onShow, onRetry } = props;
  const commands = useAreaMessages('commands', commandsPtBR);
  const whole = useNumberFormat('whole');
  const { answered, hasFailed, isWaiting, retry } = useAnswers(text, onSearch);
  const found = useMemo(
    () => arrangeCommands({ index, text, recent: { title: commands.recent, ids: recent }, answered }),
    [index, text, commands, recent, answered],
  );
  const first = found.groups[0]?.items[0];
  useLayoutEffect(() => {
    onShow(first);
  }, [onShow, first]);
  const state = describeCommands({ ...found, hasFailed, isWaiting, isSearch: text.trim() !== '' }, commands, whole);
  useDebouncedAnnouncement(state.text, text, state.kind === 'waiting' ? waitingRestMs : undefined);
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
