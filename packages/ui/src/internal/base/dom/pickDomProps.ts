import type { AriaAttributes } from 'react';
import { warnDeveloper } from '../warnDeveloper.ts';

/** The props that every component passes to its control or, without one, to its outermost element. */
export interface DomProps {
  /** For an anchor, a test or a label outside; unique on the page. */
  id?: string | undefined;
  /** For tests, analytics and the like. `data-ui` is the kit's own. */
  [attribute: `data-${string}`]: string | number | boolean | undefined;
}

/** For a component whose control can be described, by a `Tooltip` above all. */
export interface DescribedProps extends DomProps {
  /** Ids of texts that say more than the name does. */
  'aria-describedby'?: string | undefined;
}

/** The `data-*` among them, for a control whose other attributes React Aria writes. */
export const pickData = (props: object): object =>
  Object.fromEntries(Object.entries(props).filter(([name]) => name.startsWith('data-')));

type PickedProps = Omit<AriaAttributes, 'role'> & { id?: string | undefined; 'data-ui': string };

/**
 * The one way from a component's props to attributes: `id`, `data-*` and the ARIA attributes that it names. TypeScript
 * checks no hyphenated attribute in JSX, so development says what was left out. `data-ui` is what a host's own
 * stylesheet can aim at.
 */
export function pickDomProps(ui: string, props: object, carried: readonly (keyof AriaAttributes)[] = []): PickedProps {
  const picked: Record<string, unknown> = {};
  // Props inherit nothing, and hundreds of fields may ask here at once: no list of them is made.
  for (const name in props) {
    const value = (props as Record<string, unknown>)[name];
    const isCarried = /^(id$|data-)/.test(name) || (carried as readonly string[]).includes(name);
    if (isCarried) picked[name] = value;
    else if (process.env.NODE_ENV !== 'production' && name.startsWith('aria-') && value !== undefined)
      warnDeveloper(`${ui}: “${name}” is not passed on, this component does not take it.`);
    // Form libraries hand it over with their value, and a spread is not checked by TypeScript.
    else if (process.env.NODE_ENV !== 'production' && name === 'disabled' && value === true)
      warnDeveloper(`${ui}: “disabled” does nothing, say why it cannot be used by “disabledReason”.`);
  }
  picked['data-ui'] = ui;
  return picked as PickedProps;
}
