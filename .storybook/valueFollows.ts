import { STORY_RENDER_PHASE_CHANGED, UPDATE_STORY_ARGS } from 'storybook/internal/core-events';

type Args = Readonly<Record<string, unknown>>;
/** The args after a handler was called. */
type Change = (reported: unknown, args: Args) => Args;

/** The args that change while the user interacts with a story, each with the handlers that report the change. */
const followed: Readonly<Record<string, Readonly<Record<string, Change>>>> = {
  value: { onChange: (value) => ({ value }) },
  page: { onPageChange: (page) => ({ page }) },
  // A new page size resets the page to 1, as the docs of the prop require of an app.
  pageSize: { onPageSizeChange: (pageSize) => ({ pageSize, page: 1 }) },
  sort: { onSortChange: (sort) => ({ sort }) },
  tags: {
    onRemove: (id, { tags }) => ({ tags: (tags as readonly { id: string }[]).filter((tag) => tag.id !== id) }),
    onClear: () => ({ tags: [] }),
  },
};

/** Two sets of args have the same key if their stories would start in the same state. */
export function keyOfArgs(args: Args): string {
  const parts = [...Object.keys(followed), 'defaultValue'].map((name) => args[name]);
  return JSON.stringify(parts, (_name, part: unknown) =>
    typeof part === 'object' || typeof part === 'string' ? part : String(part),
  );
}

/** The part of Storybook's channel that is used here. */
interface Channel {
  on: (eventName: string, listener: (event: { storyId: string; newPhase: string }) => void) => void;
  emit: (eventName: string, event: { storyId: string; updatedArgs: Args }) => void;
}

interface Shown {
  /** The values of the controls. */
  args: Args;
  /** The number of times that a control was set to a new value. */
  turn: number;
  phase: string;
  /** Collects changes during a render of Storybook, which handles one change at a time. */
  waiting?: Args | undefined;
}

/** Updates the controls while the user interacts with a story, and restarts the story when a control is set to a new value. */
export function followValues(channel: Channel) {
  const stories = new Map<string, Shown>();
  const updateControls = (storyId: string, shown: Shown) => {
    if (!shown.waiting) return;
    const updatedArgs = shown.waiting;
    shown.waiting = undefined;
    shown.args = { ...shown.args, ...updatedArgs };
    channel.emit(UPDATE_STORY_ARGS, { storyId, updatedArgs });
  };
  channel.on(STORY_RENDER_PHASE_CHANGED, ({ storyId, newPhase }) => {
    const shown = stories.get(storyId);
    if (!shown) return;
    shown.phase = newPhase;
    if (newPhase === 'finished') updateControls(storyId, shown);
  });
  return (storyId: string, args: Args): { key: string; args: Args } => {
    const shown = stories.get(storyId) ?? { args, turn: 0, phase: 'rendering' };
    stories.set(storyId, shown);
    if (keyOfArgs(shown.args) !== keyOfArgs(args)) Object.assign(shown, { turn: shown.turn + 1, waiting: undefined });
    shown.args = args;
    const handlersToFollow = Object.entries(followed)
      .filter(([name]) => name in args)
      .flatMap(([, handlers]) => Object.entries(handlers))
      .flatMap(([name, change]) => {
        const handler = args[name];
        if (typeof handler !== 'function') return [];
        const follow = (...reported: unknown[]) => {
          const result: unknown = handler(...reported);
          // Changes by the play function do not update the controls.
          if (shown.phase === 'playing') return result;
          shown.waiting = { ...shown.waiting, ...change(reported[0], { ...shown.args, ...shown.waiting }) };
          if (shown.phase === 'finished') updateControls(storyId, shown);
          return result;
        };
        return [[name, follow] as const];
      });
    return { key: String(shown.turn), args: { ...args, ...Object.fromEntries(handlersToFollow) } };
  };
}
