import { useEffect, useEffectEvent } from 'react';
import { proxy, useSnapshot } from 'valtio';
import { onSessionChange } from '../session/session.ts';

/** A task that a command of the palette starts on a screen; `upload` carries the name of its list. */
export type Task =
  | 'addBatch'
  | 'exportReport'
  | 'queryOperator'
  | 'createCredential'
  | 'createOperator'
  | `upload:${string}`;

interface ScreenCommand {
  task: Task;
  /** The subject of the task: the ANS number of an operator. */
  about: string;
}

/** Kept in memory and not in the address, so that Back and a reload do not repeat it. */
const queue = proxy<{ pending: ScreenCommand | null }>({ pending: null });

const forgetCommand = () => {
  queue.pending = null;
};

export function dispatchScreenCommand(task: Task, about = '') {
  onSessionChange(forgetCommand);
  queue.pending = { task, about };
}

/** Runs `act` once for the pending task: immediately on the current screen, otherwise after its screen is rendered. */
export function useScreenCommand(task: Task, act: (about: string) => void) {
  const { pending } = useSnapshot(queue);
  const isPending = pending?.task === task;
  const take = useEffectEvent(() => {
    const { pending: command } = queue;
    if (command?.task !== task) return;
    queue.pending = null;
    // The frame focuses a new screen after the effects of the screen. The task runs later, so that its focus stays.
    queueMicrotask(() => act(command.about));
  });
  useEffect(() => {
    if (isPending) take();
  }, [isPending]);
}
