import type { ComponentProps, ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { gallery } from '../../../consumer/src/gallery.tsx';
import * as ui from '../src/index.ts';

const isComponent = (entry: [string, unknown]): entry is [string, ComponentType<ComponentProps<'div'>>] =>
  /^[A-Z]/.test(entry[0]) && typeof entry[1] === 'function';

test('every public component is rendered here', () => {
  const components = Object.entries(ui).filter(isComponent);
  expect(Object.keys(gallery)).toEqual(components.map(([name]) => name).toSorted());
});

test.each(Object.entries(gallery))('%s renders on the server, in the provider and without it', (_name, element) => {
  const complaints = vi.spyOn(console, 'error');
  expect(() => renderToString(element)).not.toThrow();
  expect(() => renderToString(<ui.UiProvider>{element}</ui.UiProvider>)).not.toThrow();
  expect(complaints).not.toHaveBeenCalled();
});
