// @vitest-environment jsdom
import '../../../testing/jsdom.ts';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Select } from '../../../components/Select/Select.tsx';
import { Announcer } from '../../base/announce/Announcer.tsx';

const options = [
  { value: 1, label: 'Vida Plena' },
  { value: 2, label: 'Saúde Norte' },
];
const letterMs = 300;
const restMs = 500;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const announced = () => screen.getByRole('status').textContent;
const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms));
const type = (text: string) => fireEvent.change(screen.getByRole('combobox'), { target: { value: text } });

function renderSelect() {
  render(
    <>
      <Announcer />
      <Select label="Operadora" options={options} value={null} onChange={() => {}} />
    </>,
  );
  screen.getByRole('combobox').focus();
}

test('the number of matches is announced once typing pauses, not between two keys', () => {
  renderSelect();
  for (const text of ['v', 'vi', 'vid', 'vida']) {
    type(text);
    wait(letterMs);
    expect(announced()).toBe('');
  }
  wait(restMs - letterMs);
  expect(announced()).toBe('1 opção. Marcada: Vida Plena');
});

test('the same number is announced again for a longer text, since its keys interrupted the first announcement', () => {
  renderSelect();
  type('vida');
  wait(restMs);
  const first = announced();
  type('vida p');
  wait(restMs);
  expect(announced()).not.toBe(first);
  expect(announced()?.trim()).toBe('1 opção. Marcada: Vida Plena');
});
