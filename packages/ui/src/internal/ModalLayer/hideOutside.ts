/** Stays readable over a modal: toasts, announcements and tips. */
const readable = '[data-react-aria-top-layer], [data-live-announcer]';

const notContent = 'script, style, link, template';

function hideBeside(parent: Element, kept: readonly Element[], hidden: Element[]) {
  for (const child of parent.children) {
    if (kept.includes(child) || child.hasAttribute('aria-hidden') || child.matches(notContent)) continue;
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
  hideBeside(document.body, [layer, ...document.querySelectorAll(readable)], hidden);
  return () => {
    for (const element of hidden) element.removeAttribute('aria-hidden');
  };
}
