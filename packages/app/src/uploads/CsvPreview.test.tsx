// @vitest-environment jsdom
import { UiProvider } from '@oraculo/ui';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CsvPreview } from './CsvPreview.tsx';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const repeated = 'Linha 3: repete outra linha.';
const findings = () =>
  screen.getAllByRole('status').flatMap(({ textContent }) => (textContent === '' ? [] : [textContent]));

test.each([
  ['a warning', { refusals: [], warnings: [repeated] }, `${repeated} Você ainda pode enviar o arquivo.`],
  ['a refusal', { refusals: ['Está vazio.'], warnings: [] }, 'Este arquivo será recusado. Está vazio.'],
  [
    'what comes beside a refusal',
    { refusals: ['Está vazio.'], warnings: [repeated] },
    `Este arquivo será recusado. Está vazio. ${repeated} Você ainda pode enviar o arquivo.`,
  ],
  [
    'a file that can no longer be read',
    { refusals: [], warnings: [], hasChanged: true },
    'O arquivo mudou ou foi apagado depois de escolhido. Escolha-o de novo.',
  ],
])('%s is announced once, after the name of the file that was added', (_, check, sentence) => {
  render(
    <UiProvider>
      <CsvPreview found={undefined} hasChanged={false} {...check} />
    </UiProvider>,
  );
  expect(findings()).toEqual([]);
  act(() => void vi.advanceTimersByTime(500));
  expect(findings()).toEqual([sentence]);
});
