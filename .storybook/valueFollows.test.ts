import { STORY_RENDER_PHASE_CHANGED } from 'storybook/internal/core-events';
import { expect, test, vi } from 'vitest';
import { followValues, keyOfValue } from './valueFollows.ts';

/** Storybook's side: the args that it holds, and the phase that it says it is in. */
function openStory(first: Record<string, unknown>) {
  let args: Record<string, unknown> = first;
  let hear = (_told: { storyId: string; newPhase: string }) => {};
  const show = followValues({
    on: (event, listener) => {
      if (event === STORY_RENDER_PHASE_CHANGED) hear = listener;
    },
    emit: (_event, { updatedArgs }) => {
      args = { ...args, ...updatedArgs };
    },
  });
  const render = () => show('nome', args);
  render();
  return {
    render,
    reach: (newPhase: string) => hear({ storyId: 'nome', newPhase }),
    type: (value: unknown) => (render().args.onChange as (value: unknown) => void)(value),
    control: (named: Record<string, unknown>) => {
      args = { ...args, ...named };
    },
    value: () => args.value,
  };
}

test('the control shows what is typed, and the story stays', () => {
  const onChange = vi.fn<(value: string) => void>();
  const story = openStory({ value: '', onChange });
  story.reach('finished');
  const { key } = story.render();
  story.type('B');
  story.type('Be');
  expect(story.value()).toBe('Be');
  expect(onChange.mock.calls).toEqual([['B'], ['Be']]);
  expect(story.render().key).toBe(key);
});

test('what is typed while Storybook renders is shown when it has finished, the last of it alone', () => {
  const story = openStory({ value: '', onChange: () => {} });
  story.reach('rendering');
  const { key } = story.render();
  story.type('B');
  story.type('Be');
  expect(story.value()).toBe('');
  story.reach('finished');
  expect(story.value()).toBe('Be');
  expect(story.render().key).toBe(key);
});

test.each([
  ['another value', 'Ana'],
  ['the value it began with', ''],
])('the control names %s: the story begins again', (_what, value) => {
  const story = openStory({ value: '', onChange: () => {} });
  story.reach('finished');
  story.type('Be');
  const { key } = story.render();
  story.control({ value });
  expect(story.render().key).not.toBe(key);
});

test('the control of anything else leaves what was typed', () => {
  const story = openStory({ value: '', onChange: () => {} });
  story.reach('finished');
  story.type('Be');
  const { key } = story.render();
  story.control({ label: 'Nome completo' });
  expect(story.render().key).toBe(key);
});

test('what a story types by itself stays out of the controls', () => {
  const story = openStory({ value: '', onChange: () => {} });
  story.reach('playing');
  story.type('Be');
  story.reach('finished');
  expect(story.value()).toBe('');
});

test.each([
  ['a text', 'Beatriz', 'Bia'],
  ['nothing yet', undefined, ''],
  ['a switch', false, true],
  ['a number', 1, 2],
  ['an amount too large for JSON', 1n, 2n],
  ['a list', ['Prime'], ['Prime', 'Essencial']],
  ['a range of dates', { start: '2026-11-01', end: null }, { start: '2026-11-01', end: '2026-11-20' }],
])('the control of a value, %s, is told from another', (_kind, before, after) => {
  expect(keyOfValue({ value: before })).not.toBe(keyOfValue({ value: after }));
  expect(keyOfValue({ defaultValue: before })).not.toBe(keyOfValue({ defaultValue: after }));
});
