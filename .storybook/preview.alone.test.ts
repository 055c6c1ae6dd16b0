// @vitest-environment jsdom
import '../packages/ui/src/testing/jsdom.ts';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { type ComponentType, createElement } from 'react';
import { Channel } from 'storybook/internal/channels';
import { STORY_RENDER_PHASE_CHANGED, UPDATE_STORY_ARGS } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { afterEach, expect, test, vi } from 'vitest';
import { Unsorted } from '../packages/ui/src/components/DataTable/DataTableSort.stories.tsx';
import { Middle } from '../packages/ui/src/components/Pagination/Pagination.stories.tsx';
import { ThreeFilters } from '../packages/ui/src/components/TagGroup/TagGroup.stories.tsx';
import { Empty } from '../packages/ui/src/components/TextField/TextField.stories.tsx';

interface Story {
  Component: ComponentType;
  composed: { id: string; args: object };
}

const channel = new Channel({});
addons.setChannel(channel);

afterEach(() => {
  cleanup();
  channel.removeAllListeners(UPDATE_STORY_ARGS);
});

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const box = () => screen.getByRole<HTMLInputElement>('textbox');
const textOf = (role: string) => screen.getAllByRole(role).map(({ textContent }) => textContent);

test.each<[arg: string, Story, act: () => void, read: () => unknown]>([
  ['value', Empty, () => fireEvent.change(box(), { target: { value: 'Bia' } }), () => box().value],
  ['page', Middle, () => press('Página 13'), () => screen.getByText(/^Exibindo/).textContent],
  ['sort', Unsorted, () => press('Paciente'), () => textOf('rowheader')],
  ['tags', ThreeFilters, () => press('Remover Operadora: Vida Plena'), () => textOf('row')],
])(
  'the control of %s follows its story, and another value of the control restarts the story',
  (arg, story, act, read) => {
    const { Component, composed } = story;
    const told = vi.fn<(change: { updatedArgs: object }) => void>();
    channel.on(UPDATE_STORY_ARGS, told);
    const { rerender } = render(createElement(Component));
    const first = read();
    channel.emit(STORY_RENDER_PHASE_CHANGED, { storyId: composed.id, newPhase: 'finished' });
    act();
    const changed = read();
    expect(changed).not.toEqual(first);
    const [[change] = []] = told.mock.calls;
    expect(Object.keys(change?.updatedArgs ?? {})).toEqual([arg]);
    rerender(createElement(Component, change?.updatedArgs));
    expect(read()).toEqual(changed);
    rerender(createElement(Component, composed.args));
    expect(read()).toEqual(first);
  },
);
