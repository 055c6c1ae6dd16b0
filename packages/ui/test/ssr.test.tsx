import type { ComponentProps, ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { gallery } from '@oraculo-tools/testkit/kit/gallery.tsx';
import * as ui from '../src/index.ts';

const isComponent = (entry: [string, unknown]): entry is [string, ComponentType<ComponentProps<'div'>>] =>
  /^[A-Z]/.test(entry[0]) && typeof entry[1] === 'function';

test('every public component is rendered here', () => {
  const components = Object.entries(ui).filter(isComponent);
  expect(Object.keys(gallery)).toEqual(components.map(([name]) => name).toSorted());
});

test.each(Object.entries(gallery))('%s renders on the server, with and without the provider', (_name, element) => {
  const consoleError = vi.spyOn(console, 'error');
  expect(() => renderToString(element)).not.toThrow();
  expect(() => renderToString(<ui.UiProvider>{element}</ui.UiProvider>)).not.toThrow();
  expect(consoleError).not.toHaveBeenCalled();
});

test.each(Object.entries(gallery))('%s has no style attribute, which a strict policy refuses', (_name, element) => {
  expect(renderToString(<ui.UiProvider>{element}</ui.UiProvider>)).not.toMatch(/<[^>]+ style="/);
});

/** When a server in Tokyo is a day ahead of a browser in São Paulo, this date is a future one only in the browser. */
const tomorrow = '2026-11-21';
const late = { label: 'Dia', onChange: () => {}, allowFuture: false };
const dated = {
  DateField: <ui.DateField {...late} value={tomorrow} />,
  DatePicker: <ui.DatePicker {...late} value={tomorrow} />,
  DateRangePicker: <ui.DateRangePicker {...late} value={{ start: '2026-11-19', end: tomorrow }} />,
};

test.each(Object.entries(dated))('%s renders the same on a server with another date', (_name, element) => {
  vi.useFakeTimers({ now: new Date(2026, 10, 20, 12) });
  const inBrazil = renderToString(element);
  vi.setSystemTime(new Date(2026, 10, 21, 0, 30));
  const inJapan = renderToString(element);
  vi.useRealTimers();
  expect(inJapan).toBe(inBrazil);
});
