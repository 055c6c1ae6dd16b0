import { type ReactNode, useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach } from 'vitest';

/** Gives each test of a file its own React root. It renders without `act`, as an app does. */
export function ownRoot() {
  let root: Root;
  let host: HTMLElement;
  let next: HTMLElement;
  beforeEach(() => {
    host = document.body.appendChild(document.createElement('main'));
    // Tab moves from the last control to this one. Without it Chromium would move the focus through its toolbars and back to that control.
    next = document.body.appendChild(document.createElement('button'));
    root = createRoot(host);
  });
  afterEach(() => {
    flushSync(() => root.unmount());
    host.remove();
    next.remove();
  });
  return {
    render: (content: ReactNode) => root.render(content),
    /** Renders synchronously: the content is in the page when it returns. */
    show: (content: ReactNode) => flushSync(() => root.render(content)),
    find: <Found extends Element | null = Element>(selector: string) => host.querySelector(selector) as Found,
    findAll: <Found extends Element>(selector: string) => [...host.querySelectorAll<Found>(selector)],
    input: () => host.querySelector('input') as HTMLInputElement,
  };
}

interface ParentProps<Value> {
  first: Value;
  /** Returns the value to store for a reported value. */
  keep: (next: Value, old: Value) => Value;
  field: (value: Value, onChange: (next: Value) => void) => ReactNode;
  /** Called with each reported value. It calls `accept`, now or later, to store the value. @default immediately */
  onValue?: ((next: Value, accept: () => void) => void) | undefined;
}

/** A parent with a controlled field in a form. It may store another value than the reported one, or store it later. */
export function Parent<Value>({ first, keep, field, onValue = (_next, accept) => accept() }: ParentProps<Value>) {
  const [value, setValue] = useState(first);
  return (
    <form onSubmit={(event) => event.preventDefault()}>
      {field(value, (next) => onValue(next, () => setValue((old) => keep(next, old))))}
    </form>
  );
}
