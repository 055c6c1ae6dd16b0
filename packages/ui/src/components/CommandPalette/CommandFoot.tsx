'use client';
import { attemptsPtBR } from '../../i18n/ptBR/attempts.ts';
import { commandsPtBR } from '../../i18n/ptBR/commands.ts';
import { useAreaMessages } from '../../i18n/useAreaMessages.ts';
import { KeyCap } from '../../internal/base/icons/KeyCap.tsx';
import { Spinner } from '../../internal/base/progress/Spinner.tsx';
import { Button } from '../Button/Button.tsx';
import { failure, foot, hints, keys, spinnerSlot, status } from './CommandPalette.css.ts';
import type { CommandState } from './describeCommands.ts';

interface CommandFootProps {
  state: CommandState;
  onRetry: () => void;
}

const hintList = [
  ['keyArrows', 'arrowsMove'],
  ['keyEnter', 'enterUses'],
  ['keyEscape', 'escapeCloses'],
] as const;

/** The state of the list, and the keys for people with a keyboard. */
export function CommandFoot({ state, onRetry }: CommandFootProps) {
  const { retry } = useAreaMessages('actions', attemptsPtBR);
  const commands = useAreaMessages('commands', commandsPtBR);
  const hasFailed = state.kind === 'failed';
  return (
    <div className={foot}>
      {state.kind === 'waiting' && (
        <span className={spinnerSlot}>
          <Spinner />
        </span>
      )}
      <span className={hasFailed ? `${status} ${failure}` : status}>{state.text}</span>
      {hasFailed && (
        <Button size="small" emphasis="outline" onPress={onRetry}>
          {retry}
        </Button>
      )}
      <span className={hints} aria-hidden="true">
        {hintList.map(([key, effect]) => (
          <span key={key}>
            <kbd className={keys}>
              <KeyCap>{commands[key]}</KeyCap>
            </kbd>{' '}
            <span>{commands[effect]}</span>
          </span>
        ))}
      </span>
    </div>
  );
}
