import { cloneElement, isValidElement, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { watchLanguage } from '@oraculo-tools/testkit/kit/languageWatch.ts';
import { gallery } from '@oraculo-tools/testkit/kit/gallery.tsx';
import { Button } from '../components/Button/Button.tsx';
import { useConfirm } from '../components/ConfirmDialog/useConfirm.ts';
import { toast } from '../components/Toasts/toast.ts';
import { UiProvider } from '../components/UiProvider/UiProvider.tsx';
import { en } from './en.ts';

/** Replaces every text for users by one word. Such texts begin with a capital letter, and other strings do not. */
function withoutWords(value: unknown): unknown {
  if (typeof value === 'string') return /^\p{Lu}/u.test(value) ? 'Alfa' : value;
  if (isValidElement<Record<string, unknown>>(value)) return cloneElement(value, everyWord(value.props));
  if (Array.isArray(value)) return value.map(withoutWords);
  const isPlain = typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
  return isPlain ? everyWord(value as Record<string, unknown>) : value;
}

/** Dialogs are closed in the gallery and open here. */
const everyWord = (values: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, name === 'isOpen' ? true : withoutWords(value)]),
  );

function Question() {
  const confirm = useConfirm();
  const ask = () => void confirm({ title: 'Alfa', message: 'Beta', confirmLabel: 'Gama' });
  return (
    <Button aria-haspopup="dialog" onPress={ask}>
      Alfa
    </Button>
  );
}

let root: Root;
let page: HTMLElement;

beforeEach(() => {
  page = document.body.appendChild(document.createElement('div'));
  root = createRoot(page);
});

afterEach(() => {
  toast.clear();
  root.unmount();
  page.remove();
});

const openLayer = () =>
  [...document.querySelectorAll('[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]')].find(
    (layer) => layer.checkVisibility(),
  );

async function openEach() {
  if (openLayer()) return;
  for (const opener of page.querySelectorAll('[aria-haspopup]')) {
    await userEvent.click(opener);
    await expect.poll(() => openLayer()).toBeDefined();
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => openLayer()).toBeUndefined();
  }
}

/** An invalid text shows its error on blur. */
async function typeIntoEach() {
  for (const box of page.querySelectorAll<HTMLInputElement>('input:is([type="text"], :not([type])), textarea')) {
    await userEvent.click(box);
    await userEvent.keyboard('99');
    await userEvent.tab();
  }
}

/** Shows and uses the content in English. Returns a function that throws if a Portuguese word was shown. */
async function useInEnglish(content: ReactNode) {
  const checkLanguage = watchLanguage('en');
  root.render(
    <UiProvider messages={en} locale="en">
      {content}
    </UiProvider>,
  );
  await expect.poll(() => page.childElementCount).toBeGreaterThan(0);
  await openEach();
  await typeIntoEach();
  return checkLanguage;
}

test.each(Object.keys(gallery))(
  '%s shows no Portuguese word in an English app while it is opened and filled in',
  async (name) => {
    expect(await useInEnglish(withoutWords(gallery[name]) as ReactNode)).not.toThrow();
  },
);

test('confirmation dialogs and toasts show no Portuguese word in an English app', async () => {
  toast.success({ title: 'Alfa' });
  toast.error({ title: 'Alfa', message: 'Beta' });
  toast.info({ title: 'Alfa', action: { label: 'Gama', onPress: () => {} } });
  expect(await useInEnglish(<Question />)).not.toThrow();
});
