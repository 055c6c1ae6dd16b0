import { STORY_RENDER_PHASE_CHANGED, UPDATE_STORY_ARGS } from 'storybook/internal/core-events';

/** Two values are the same where a story of the one would begin as a story of the other. */
export function keyOfValue({ value, defaultValue }: { value?: unknown; defaultValue?: unknown }): string {
  return JSON.stringify([value, defaultValue], (_name, part: unknown) =>
    typeof part === 'object' || typeof part === 'string' ? part : String(part),
  );
}

/** What is needed of Storybook's channel. */
interface Channel {
  on: (event: string, listener: (told: { storyId: string; newPhase: string }) => void) => void;
  emit: (event: string, told: { storyId: string; updatedArgs: { value: unknown } }) => void;
}

type Args = Readonly<Record<string, unknown>>;

interface Shown {
  /** Of the value that the control shows. */
  value: string;
  /** How often the control has named another. */
  turn: number;
  phase: string;
  /** Typed while Storybook was rendering: it takes one value at a time. */
  waiting?: { value: unknown } | undefined;
}

/** The control of `value` follows what is typed into a story, and the story begins again when the control names another value. */
export function followValues(channel: Channel) {
  const stories = new Map<string, Shown>();
  const tell = (storyId: string, shown: Shown) => {
    if (!shown.waiting) return;
    const updatedArgs = shown.waiting;
    shown.waiting = undefined;
    shown.value = keyOfValue(updatedArgs);
    channel.emit(UPDATE_STORY_ARGS, { storyId, updatedArgs });
  };
  channel.on(STORY_RENDER_PHASE_CHANGED, ({ storyId, newPhase }) => {
    const shown = stories.get(storyId);
    if (!shown) return;
    shown.phase = newPhase;
    if (newPhase === 'finished') tell(storyId, shown);
  });
  return (storyId: string, args: Args): { key: string; args: Args } => {
    const { value, onChange } = args;
    const current = keyOfValue({ value });
    const shown = stories.get(storyId) ?? { value: current, turn: 0, phase: 'rendering' };
    stories.set(storyId, shown);
    if (shown.value !== current) Object.assign(shown, { value: current, turn: shown.turn + 1, waiting: undefined });
    const key = `${shown.turn} ${keyOfValue({ defaultValue: args.defaultValue })}`;
    if (!('value' in args) || typeof onChange !== 'function') return { key, args };
    const change = (next: unknown, ...more: unknown[]) => {
      const answer: unknown = onChange(next, ...more);
      // What a story types by itself belongs to its play, not to the controls.
      if (shown.phase === 'playing') return answer;
      shown.waiting = { value: next };
      if (shown.phase === 'finished') tell(storyId, shown);
      return answer;
    };
    return { key, args: { ...args, onChange: change } };
  };
}
