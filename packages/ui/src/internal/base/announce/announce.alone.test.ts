// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { announce, registerLiveRegion, cancelAnnouncement } from './announce.ts';

const addRegion = () => {
  const region = document.body.appendChild(document.createElement('div'));
  return { region, untie: registerLiveRegion(region) };
};

test('a provider that goes leaves the others their live region, whichever came first', () => {
  const app = addRegion();
  const widget = addRegion();
  announce('Um');
  expect(widget.region.textContent).toBe('Um');
  widget.untie?.();
  announce('Dois');
  expect(app.region.textContent).toBe('Dois');
  const next = addRegion();
  app.untie?.();
  announce('Três');
  expect(next.region.textContent).toBe('Três');
});

test('the same sentence twice is a change that a screen reader hears', () => {
  const { region, untie } = addRegion();
  announce('Data apagada');
  const first = region.textContent;
  announce('Data apagada');
  expect(region.textContent).not.toBe(first);
  untie?.();
});

test('what was said stays for ten seconds, and a reader who comes later does not meet it', async () => {
  vi.useFakeTimers();
  const { region, untie } = addRegion();
  announce('Em andamento');
  await vi.advanceTimersByTimeAsync(8000);
  announce('Datas apagadas');
  await vi.advanceTimersByTimeAsync(9999);
  expect(region.textContent).toBe('Datas apagadas');
  await vi.advanceTimersByTimeAsync(1);
  expect(region.textContent).toBe('');
  untie?.();
  vi.useRealTimers();
});

test('a sentence that is no longer so is taken back, and one that was said since is not', () => {
  const { region, untie } = addRegion();
  announce('Em andamento');
  announce('Em andamento');
  cancelAnnouncement('Em andamento');
  expect(region.textContent).toBe('');
  announce('Em andamento');
  announce('Consulta não concluída');
  cancelAnnouncement('Em andamento');
  expect(region.textContent).toBe('Consulta não concluída');
  untie?.();
});
