// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { announce, registerLiveRegion, cancelAnnouncement } from './announce.ts';

const addRegion = () => {
  const region = document.body.appendChild(document.createElement('div'));
  return { region, unregister: registerLiveRegion(region) };
};

test('unmounting a provider keeps the live regions of the others', () => {
  const app = addRegion();
  const widget = addRegion();
  announce('Um');
  expect(widget.region.textContent).toBe('Um');
  widget.unregister?.();
  announce('Dois');
  expect(app.region.textContent).toBe('Dois');
  const next = addRegion();
  app.unregister?.();
  announce('Três');
  expect(next.region.textContent).toBe('Três');
});

test('the same sentence twice changes the text, so that it is announced', () => {
  const { region, unregister } = addRegion();
  announce('Data removida');
  const first = region.textContent;
  announce('Data removida');
  expect(region.textContent).not.toBe(first);
  unregister?.();
});

test('an announcement is removed after ten seconds', async () => {
  vi.useFakeTimers();
  const { region, unregister } = addRegion();
  announce('Em andamento');
  await vi.advanceTimersByTimeAsync(8000);
  announce('Datas removidas');
  await vi.advanceTimersByTimeAsync(9999);
  expect(region.textContent).toBe('Datas removidas');
  await vi.advanceTimersByTimeAsync(1);
  expect(region.textContent).toBe('');
  unregister?.();
  vi.useRealTimers();
});

test('cancelAnnouncement removes its sentence, not a later one', () => {
  const { region, unregister } = addRegion();
  announce('Em andamento');
  announce('Em andamento');
  cancelAnnouncement('Em andamento');
  expect(region.textContent).toBe('');
  announce('Em andamento');
  announce('Consulta não concluída');
  cancelAnnouncement('Em andamento');
  expect(region.textContent).toBe('Consulta não concluída');
  unregister?.();
});
