/** A copy would load or play these elements again, or show them empty. */
const uncopiable = 'iframe, object, embed, video, audio, canvas, slot';
/** Copying more elements takes longer than one frame on a slow device. */
const largestCopy = 1500;
/** These would duplicate a name, a radio group or an announcement. */
const identity = ['id', 'name', 'for', 'role', 'tabindex', 'aria-live', 'data-toast', 'data-keep-clear', 'data-ui'];
/** Only these roles are removed from a copy, because styles depend on other roles. */
const announcedRoles = new Set(['dialog', 'alertdialog', 'alert', 'status', 'log']);

const partsOf = (root: HTMLElement) => [root, ...root.querySelectorAll<HTMLElement>('*')];
const isCustomElement = ({ localName }: Element) => localName.includes('-');

function removeIdentity(part: Element) {
  const role = part.getAttribute('role') ?? '';
  for (const name of identity) if (name !== 'role' || announcedRoles.has(role)) part.removeAttribute(name);
}

/** Animations by time, not by scroll position. */
const timedAnimationsOf = (root: HTMLElement) =>
  root.getAnimations({ subtree: true }).filter(({ timeline }) => timeline === document.timeline);

/** Copies the opacity and position that an unfinished entrance animation has reached. */
function keepMovingState(layer: HTMLElement, originals: readonly HTMLElement[], copies: readonly HTMLElement[]) {
  for (const { effect } of timedAnimationsOf(layer)) {
    const target = effect instanceof KeyframeEffect ? effect.target : null;
    const copy = copies[originals.indexOf(target as HTMLElement)];
    if (!target || !copy) continue;
    const { opacity, transform } = getComputedStyle(target);
    Object.assign(copy.style, { opacity, transform });
  }
}

/** Gives the copy a fixed position over the original. */
function keepPlace(from: HTMLElement, to: HTMLElement) {
  // Offsets do not include the transform, which the copy also has.
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
 * A copy of a layer that cannot be focused, pressed, announced or found by its id. Returns undefined if the copy would look different.
 */
export function copyLayer(layer: HTMLElement, isInFlow: boolean): HTMLElement | undefined {
  const originals = partsOf(layer);
  if (originals.length > largestCopy || layer.querySelector(uncopiable) || originals.some(isCustomElement)) return;
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

/** Reads the scroll positions, which `cloneNode` does not copy. */
export const readScroll = (layer: HTMLElement) =>
  partsOf(layer).map(({ scrollLeft, scrollTop }) => ({ scrollLeft, scrollTop }));

/**
 * Shows the copy until its exit animation ends. Without an animation, or when the tab becomes hidden, the copy is removed immediately:
 * animations pause in a hidden tab, and the copy would keep the content of the dialog.
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
  // The animation of a spinner never ends.
  const exits = timedAnimationsOf(copy).filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
  void Promise.allSettled(exits.map(({ finished }) => finished)).then(remove);
}
