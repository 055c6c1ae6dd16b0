/**
 * Adds the browser APIs that the kit needs and jsdom lacks. It takes one line in the setup of Vitest or Jest: `setupFiles:
 * ['@oraculo/ui/testing/jsdom']`. APIs that jsdom implements are not replaced. jsdom has no layout, so test positions in a browser.
 */

/** Defines `value` only if the environment lacks it, so that a later version of jsdom keeps its own implementation. */
function provide(target: object, name: string, value: unknown) {
  if (Reflect.get(target, name) !== undefined) return;
  Object.defineProperty(target, name, { value, configurable: true, writable: true });
}

const doNothing = () => {};

/** A `matchMedia` without matches: a wide screen in light mode, without reduced motion. */
function matchMedia(media: string): MediaQueryList {
  return {
    media,
    matches: false,
    onchange: null,
    addEventListener: doNothing,
    removeEventListener: doNothing,
    addListener: doNothing,
    removeListener: doNothing,
    dispatchEvent: () => true,
  };
}

/** Elements have no size in jsdom, so no size changes. */
class NoObserver {
  observe = doNothing;
  unobserve = doNothing;
  disconnect = doNothing;
  takeRecords = () => [];
}

const opened = new WeakSet<HTMLElement>();

/** jsdom always hides popovers, because it has no top layer. */
function toggle(element: HTMLElement, isOpen: boolean) {
  if (opened.has(element) === isOpen) return;
  const states = { oldState: isOpen ? 'closed' : 'open', newState: isOpen ? 'open' : 'closed' };
  element.dispatchEvent(Object.assign(new Event('beforetoggle'), states));
  if (isOpen) {
    opened.add(element);
    element.style.setProperty('display', 'block');
  } else {
    opened.delete(element);
    element.style.removeProperty('display');
  }
  element.dispatchEvent(Object.assign(new Event('toggle'), states));
}

/**
 * Escapes by code point every character that an identifier may not contain, and the first character unless it is a letter. The result may be
 * longer than necessary, but is always valid.
 */
const escapeIdent = (text: string) =>
  text.replaceAll(/^[^a-z_]|[^\w-]/gi, (character) => `\\${character.codePointAt(0)?.toString(16)} `);

/** The files of a drop. A script cannot create a `FileList`, so arrays replace the lists. */
class FilesOfDrop {
  readonly files: File[] = [];
  readonly items = Object.assign([] as object[], { add: (file: File) => this.#add(file) });
  dropEffect = 'none';
  effectAllowed = 'all';
  get types() {
    return this.files.length > 0 ? ['Files'] : [];
  }
  getData = () => '';
  setData = doNothing;
  #add(file: File) {
    this.files.push(file);
    const entry = { name: file.name, isFile: true, isDirectory: false };
    this.items.push({ kind: 'file', type: file.type, getAsFile: () => file, webkitGetAsEntry: () => entry });
  }
}

/** A mouse event with the dragged data. */
const dragEvent = (MouseEvent: typeof window.MouseEvent) =>
  class extends MouseEvent {
    readonly dataTransfer: DataTransfer | null;
    constructor(type: string, { dataTransfer = null, ...init }: DragEventInit = {}) {
      super(type, init);
      this.dataTransfer = dataTransfer;
    }
  };

if (typeof window !== 'undefined') {
  provide(window, 'matchMedia', matchMedia);
  provide(window, 'ResizeObserver', NoObserver);
  provide(window, 'CSS', {});
  // jsdom does not measure a textarea that grows with its text.
  provide(window.CSS, 'supports', () => true);
  provide(window.CSS, 'escape', escapeIdent);
  provide(window, 'IntersectionObserver', NoObserver);
  provide(window, 'DataTransfer', FilesOfDrop);
  provide(window, 'DragEvent', dragEvent(window.MouseEvent));
  provide(window.document, 'execCommand', () => false);
  provide(window.document, 'elementFromPoint', () => null);
  provide(window.Element.prototype, 'scrollIntoView', doNothing);
  const popover = window.HTMLElement.prototype;
  provide(popover, 'showPopover', function show(this: HTMLElement) {
    toggle(this, true);
  });
  provide(popover, 'hidePopover', function hide(this: HTMLElement) {
    toggle(this, false);
  });
  provide(popover, 'togglePopover', function turn(this: HTMLElement) {
    toggle(this, !opened.has(this));
    return opened.has(this);
  });
}
