/**
 * What the kit needs of a browser and jsdom lacks. One line in the setup of Vitest or Jest brings it: `setupFiles:
 * ['@oraculo/ui/testing/jsdom']`. Nothing that jsdom brings itself is replaced. There is no layout in jsdom: where a
 * popover stands is a question for a browser.
 */

/** Writes `value` where the environment has none; a later jsdom that brings its own keeps it. */
function provide(target: object, name: string, value: unknown) {
  if (Reflect.get(target, name) !== undefined) return;
  Object.defineProperty(target, name, { value, configurable: true, writable: true });
}

const noChange = () => {};

/** No query matches: a wide screen in light mode, without a wish for less motion. */
function matchMedia(media: string): MediaQueryList {
  return {
    media,
    matches: false,
    onchange: null,
    addEventListener: noChange,
    removeEventListener: noChange,
    addListener: noChange,
    removeListener: noChange,
    dispatchEvent: () => true,
  };
}

/** Nothing has a size, so no size changes. */
class NoObserver {
  observe = noChange;
  unobserve = noChange;
  disconnect = noChange;
  takeRecords = () => [];
}

const opened = new WeakSet<HTMLElement>();

/** jsdom hides what is a popover for good: it knows no top layer. */
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

/** Every character that a name may not hold by its number, its first one too: longer than need be, and never wrong. */
const escapeIdent = (text: string) =>
  text.replaceAll(/^[^a-z_]|[^\w-]/gi, (character) => `\\${character.codePointAt(0)?.toString(16)} `);

/** The files of a drop; `FileList` cannot be made by a script, so arrays stand for the lists. */
class FilesOfDrop {
  readonly files: File[] = [];
  readonly items = Object.assign([] as object[], { add: (file: File) => this.#add(file) });
  dropEffect = 'none';
  effectAllowed = 'all';
  get types() {
    return this.files.length > 0 ? ['Files'] : [];
  }
  getData = () => '';
  setData = noChange;
  #add(file: File) {
    this.files.push(file);
    const entry = { name: file.name, isFile: true, isDirectory: false };
    this.items.push({ kind: 'file', type: file.type, getAsFile: () => file, webkitGetAsEntry: () => entry });
  }
}

/** A mouse event that carries what is dragged. */
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
  // A text box that grows by itself is not measured.
  provide(window.CSS, 'supports', () => true);
  provide(window.CSS, 'escape', escapeIdent);
  provide(window, 'IntersectionObserver', NoObserver);
  provide(window, 'DataTransfer', FilesOfDrop);
  provide(window, 'DragEvent', dragEvent(window.MouseEvent));
  provide(window.document, 'execCommand', () => false);
  provide(window.document, 'elementFromPoint', () => null);
  provide(window.Element.prototype, 'scrollIntoView', noChange);
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
