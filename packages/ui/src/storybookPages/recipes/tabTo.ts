import { userEvent as keys } from 'storybook/test';

/** The accessible name of the focused element. */
function nameOf(element: Element | null) {
  const { labels } = (element ?? {}) as { labels?: NodeListOf<HTMLLabelElement> };
  const said = [element?.getAttribute('aria-label'), labels?.[0]?.textContent, element?.textContent];
  return said.find((text) => text?.trim())?.trim() ?? '';
}

/** Presses Tab until the element with this name has the focus, as a keyboard user does. */
export async function tabTo(name: RegExp) {
  for (let press = 0; press < 120; press++) {
    await keys.tab();
    if (name.test(nameOf(document.activeElement))) return document.activeElement as HTMLElement;
  }
  throw new Error(`Tab never leads to ${name}`);
}
