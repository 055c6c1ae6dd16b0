import { readableLayers } from './readableLayers.ts';

/** The layers of others that ask to stay readable, wherever the way down to the modal passes them; and what shows nothing. */
const leftAlone = '[aria-hidden], [data-react-aria-top-layer], [data-live-announcer], script, style, link, template';

function hideBeside(parent: Element, kept: readonly Element[], hidden: Element[]) {
  for (const child of parent.children) {
    if (kept.includes(child) || child.matches(leftAlone)) continue;
    if (kept.some((element) => child.contains(element))) {
      hideBeside(child, kept, hidden);
    } else {
      child.setAttribute('aria-hidden', 'true');
      hidden.push(child);
    }
  }
}

/**
 * Hides the page behind a modal from assistive technology by `aria-hidden` on the few elements that stand beside the path
 * to what stays readable. Not by `inert`: that is a computed style, so the browser would visit every row of the page.
 */
export function hideOutside(layer: Element): () => void {
  const hidden: Element[] = [];
  hideBeside(document.body, [layer, ...readableLayers], hidden);
  return () => {
    for (const element of hidden) element.removeAttribute('aria-hidden');
  };
}
