import { STORY_RENDER_PHASE_CHANGED } from 'storybook/internal/core-events';
import { expect, test, vi } from 'vitest';
import { followValues, keyOfArgs } from './valueFollows.ts';

/** A fake of Storybook's manager: its args and its render phase. */
function openStory(first: Record<string, unknown>) {
  let args: Record<string, unknown> = first;
  let onPhase = (_phase: { storyId: string; newPhase: string }) => {};
  const show = followValues({
    on: (event, listener) => {
      if (event === STORY_RENDER_PHASE_CHANGED) onPhase = listener;
    },
    emit: (_event, { updatedArgs }) => {
      args = { ...args, ...updatedArgs };
    },
  });
  const render = () => show('nome', args);
  const act = (handler: string, reported?: unknown) =>
    (render().args[handler] as (reported: unknown) => void)(reported);
  render();
  return {
    render,
    reach: (newPhase: string) => onPhase({ storyId: 'nome', newPhase }),
    act,
    type: (value: unknown) => act('onChange', value),
    control: (named: Record<string, unknown>) => {
      args = { ...args, ...named };
    },
    shown: (name: string) => args[name],
  };
}

test('the control shows the typed value, and the story is not restarted', () => {
  const onChange = vi.fn<(value: string) => void>();
  const story = openStory({ value: '', onChange });
  story.reach('finished');
  const { key } = story.render();
  story.type('B');
  story.type('Be');
  expect(story.shown('value')).toBe('Be');
  expect(onChange.mock.calls).toEqual([['B'], ['Be']]);
  expect(story.render().key).toBe(key);
});

test('the last value that is typed while Storybook renders is shown when it has finished', () => {
  const story = openStory({ value: '', onChange: () => {} });
  story.reach('rendering');
  const { key } = story.render();
  story.type('B');
  story.type('Be');
  expect(story.shown('value')).toBe('');
  story.reach('finished');
  expect(story.shown('value')).toBe('Be');
  expect(story.render().key).toBe(key);
});

test.each([
  ['another value', 'Ana'],
  ['the value it began with', ''],
])('setting the control to %s restarts the story', (_what, value) => {
  const story = openStory({ value: '', onChange: () => {} });
  story.reach('finished');
  story.type('Be');
  const { key } = story.render();
  story.control({ value });
  expect(story.render().key).not.toBe(key);
});

const tags = ['operator', 'status', 'period'].map((id) => ({ id, label: id }));
const byName = { columnId: 'name', direction: 'ascending' };

test.each([
  ['page', 'onPageChange', 3, 4, { page: 4 }],
  ['pageSize', 'onPageSizeChange', 10, 40, { pageSize: 40, page: 1 }],
  ['sort', 'onSortChange', null, byName, { sort: byName }],
  ['tags', 'onRemove', tags, 'status', { tags: [tags[0], tags[2]] }],
  ['tags', 'onClear', tags, undefined, { tags: [] }],
])(
  'the control of %s follows %s, and a new value of the control restarts the story',
  (name, handler, first, reported, after) => {
    const story = openStory({ page: 3, [name]: first, [handler]: () => {} });
    story.reach('finished');
    const { key } = story.render();
    story.act(handler, reported);
    for (const [changed, value] of Object.entries(after)) expect(story.shown(changed)).toEqual(value);
    expect(story.render().key).toBe(key);
    story.control({ [name]: first });
    expect(story.render().key).not.toBe(key);
  },
);

test('tags that are removed one after the other during a render of Storybook are all gone', () => {
  const story = openStory({ tags, onRemove: () => {} });
  story.act('onRemove', 'operator');
  story.act('onRemove', 'status');
  story.reach('finished');
  expect(story.shown('tags')).toEqual([tags[2]]);
});

test('a handler whose arg the story lacks does not change', () => {
  const onRemove = () => {};
  const story = openStory({ files: [], onRemove });
  expect(story.render().args.onRemove).toBe(onRemove);
});

test('changing another control keeps the typed value', () => {
  const story = openStory({ value: '', onChange: () => {} });
  story.reach('finished');
  story.type('Be');
  const { key } = story.render();
  story.control({ label: 'Nome completo' });
  expect(story.render().key).toBe(key);
});

test('a value that a play function types does not change the controls', () => {
  const story = openStory({ value: '', onChange: () => {} });
  story.reach('playing');
  story.type('Be');
  story.reach('finished');
  expect(story.shown('value')).toBe('');
});

test.each([
  ['a text', 'Beatriz', 'Bia'],
  ['nothing yet', undefined, ''],
  ['a switch', false, true],
  ['a number', 1, 2],
  ['an amount too large for JSON', 1n, 2n],
  ['a list', ['Prime'], ['Prime', 'Essencial']],
  ['a range of dates', { start: '2026-11-01', end: null }, { start: '2026-11-01', end: '2026-11-20' }],
])('two values of a control for %s have different keys', (_kind, before, after) => {
  expect(keyOfArgs({ value: before })).not.toBe(keyOfArgs({ value: after }));
  expect(keyOfArgs({ defaultValue: before })).not.toBe(keyOfArgs({ defaultValue: after }));
});
