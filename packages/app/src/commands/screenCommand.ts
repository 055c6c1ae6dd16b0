import { useEffect, useEffectEvent } from 'react';
import { proxy, useSnapshot } from 'valtio';
import { onSessionChange } from '../session/session.ts';

/** A task of a screen that a command starts; an upload is followed by the name of its list. */
export type Task =
  | 'addBatch'
  | 'exportReport'
  | 'queryOperator'
  | 'createCredential'
  | 'createOperator'
  | `upload:${string}`;

interface ScreenCommand {
  task: Task;
  /** The subject of the task: the ANS id of an operator. */
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

/** Runs `act` once for the pending task: at once on the present screen, or as soon as its screen is rendered. */
export function useScreenCommand(task: Task, act: (about: string) => void) {
  const { pending } = useSnapshot(queue);
  const isPending = pending?.task === task;
  const take = useEffectEvent(() => {
    const { pending: command } = queue;
    if (command?.task !== task) return;
    queue.pending = null;
    // The frame focuses a new screen after its effects. The task runs after that, so that it can move the focus.
    queueMicrotask(() => act(command.about));
  });
  useEffect(() => {
    if (isPending) take();
  }, [isPending]);
}
