import { useEffect, useEffectEvent } from 'react';
import { proxy, useSnapshot } from 'valtio';
import { onSessionChange } from '../session/session.ts';

/** The task that a command gives to its screen; an upload has the name of its list. */
export type Task =
  | 'addGroup'
  | 'exportReport'
  | 'queryOperator'
  | 'createCredential'
  | 'createOperator'
  | `upload:${string}`;

interface Asked {
  task: Task;
  /** The subject of the task: the ANS id of an operator. */
  about: string;
}

/** Kept in memory and not in the address, so that Back and a reload do not repeat it. */
const asked = proxy<{ now: Asked | null }>({ now: null });

const forgetCommand = () => {
  asked.now = null;
};

export function dispatchScreenCommand(task: Task, about = '') {
  onSessionChange(forgetCommand);
  asked.now = { task, about };
}

/** Does the task once, on the screen that is there or as soon as it is. */
export function useScreenCommand(task: Task, act: (about: string) => void) {
  const { now } = useSnapshot(asked);
  const isAsked = now?.task === task;
  const take = useEffectEvent(() => {
    const { now: present } = asked;
    if (present?.task !== task) return;
    asked.now = null;
    // The frame gives the focus to a new screen as a whole once its effects are done; what was asked for comes after.
    queueMicrotask(() => act(present.about));
  });
  useEffect(() => {
    if (isAsked) take();
  }, [isAsked]);
}
