/** Elements that a copy would load or play again, or show empty. */
const notCopied = 'iframe, object, embed, video, audio, canvas, slot';
/** Maximum number of copied elements. More take longer than one frame on a slow device. */
const largestCopy = 1500;
/** Attributes that would duplicate a name, a radio group or an announcement. */
const identity = ['id', 'name', 'for', 'role', 'tabindex', 'aria-live', 'data-toast', 'data-keep-clear', 'data-ui'];
/** Roles that are removed from a copy. Others stay, because styles depend on them. */
const announcedRoles = new Set(['dialog', 'alertdialog', 'alert', 'status', 'log']);

const partsOf = (root: HTMLElement) => [root, ...root.querySelectorAll<HTMLElement>('*')];
const isCustomElement = ({ localName }: Element) => localName.includes('-');

function removeIdentity(part: Element) {
  const role = part.getAttribute('role') ?? '';
  for (const name of identity) if (name !== 'role' || announcedRoles.has(role)) part.removeAttribute(name);
}

/** Animations that are driven by time and not by a scroll position. */
const timedAnimationsOf = (root: HTMLElement) =>
  root.getAnimations({ subtree: true }).filter(({ timeline }) => timeline === document.timeline);

/** Copies opacity and position of an unfinished entrance animation. */
function keepMovingState(layer: HTMLElement, originals: readonly HTMLElement[], copies: readonly HTMLElement[]) {
  for (const { effect } of timedAnimationsOf(layer)) {
    const target = effect instanceof KeyframeEffect ? effect.target : null;
    const copy = copies[originals.indexOf(target as HTMLElement)];
    if (!target || !copy) continue;
    const { opacity, transform } = getComputedStyle(target);
    Object.assign(copy.style, { opacity, transform });
  }
}

/** Positions the copy over the original. */
function keepPlace(from: HTMLElement, to: HTMLElement) {
  // Offsets do not include the transform, which the copy has as well.
  const { left, top } = from.getBoundingClientRect();
  const { translate } = from.style;
  const [x = 0, y = 0] = translate.split(' ').map((length) => Number.parseFloat(length) || 0);
  Object.assign(to.style, {
    position: 'fixed',
    margin: '0',
    left: `${left - x}px`,
    top: `${top - y}px`,
    width: `${from.offsetWidth}px`,
  });
}

/**
 * A copy of a layer that cannot be focused, pressed, announced or found by id. Undefined if it would look different.
 */
export function copyLayer(layer: HTMLElement, isInFlow: boolean): HTMLElement | undefined {
  const originals = partsOf(layer);
  if (originals.length > largestCopy || layer.querySelector(notCopied) || originals.some(isCustomElement)) return;
  const copy = layer.cloneNode(true) as HTMLElement;
  const copies = partsOf(copy);
  if (isInFlow) keepPlace(layer, copy);
  keepMovingState(layer, originals, copies);
  copies.forEach(removeIdentity);
  originals.forEach((part, at) => {
    const twin = copies[at];
    if (part instanceof HTMLSelectElement && twin instanceof HTMLSelectElement) twin.selectedIndex = part.selectedIndex;
    if (twin instanceof HTMLInputElement && twin.type === 'password') twin.value = '';
  });
  copy.inert = true;
  copy.setAttribute('aria-hidden', 'true');
  copy.dataset.leaving = '';
  return copy;
}

/** Copies the scroll positions, which `cloneNode` does not. */
export const readScroll = (layer: HTMLElement) =>
  partsOf(layer).map(({ scrollLeft, scrollTop }) => ({ scrollLeft, scrollTop }));

/**
 * Shows the copy until its exit animation ends. It is removed immediately if there is no animation or the tab becomes hidden: animations pause
 * in a hidden tab, and the content of the dialog would stay in the page.
 */
export function showLeaving(copy: HTMLElement, scroll: ReturnType<typeof readScroll>) {
  const over = new AbortController();
  const remove = () => {
    over.abort();
    copy.remove();
  };
  for (const type of ['visibilitychange', 'beforeprint'])
    window.addEventListener(type, remove, { signal: over.signal });
  document.body.append(copy);
  if (copy.hasAttribute('popover')) copy.showPopover();
  partsOf(copy).forEach((part, at) => {
    const { scrollLeft = 0, scrollTop = 0 } = scroll[at] ?? {};
    if (scrollLeft !== 0 || scrollTop !== 0) part.scrollTo({ left: scrollLeft, top: scrollTop, behavior: 'instant' });
  });
  // Ignores animations without an end, such as that of a spinner.
  const exits = timedAnimationsOf(copy).filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
  void Promise.allSettled(exits.map(({ finished }) => finished)).then(remove);
}
