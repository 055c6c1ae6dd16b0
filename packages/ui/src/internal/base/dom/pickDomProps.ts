import type { AriaAttributes } from 'react';
import { warnDeveloper } from '../warnDeveloper.ts';

/** The props that every component passes to its control or, without one, to its outermost element. */
export interface DomProps {
  /** For a link target, a test or an external label; unique on the page. */
  id?: string | undefined;
  /** For tests, analytics and the like. `data-ui` is the kit's own. */
  [attribute: `data-${string}`]: string | number | boolean | undefined;
}

/** For a component with a control that can be described, for example by a `Tooltip`. */
export interface DescribedProps extends DomProps {
  /** Ids of texts that describe the control. */
  'aria-describedby'?: string | undefined;
}

/** Only the `data-*` props, for a control with other attributes written by React Aria. */
export const pickData = (props: object): object =>
  Object.fromEntries(Object.entries(props).filter(([name]) => name.startsWith('data-')));

type PickedProps = Omit<AriaAttributes, 'role'> & { id?: string | undefined; 'data-ui': string };

/**
 * The only way from a component's props to attributes: `id`, `data-*` and the ARIA attributes that the component names. TypeScript checks
 * no hyphenated attribute in JSX, so development warns about each dropped one. A host's stylesheet can select by `data-ui`.
 */
export function pickDomProps(
  dataUi: string,
  props: object,
  carried: readonly (keyof AriaAttributes)[] = [],
): PickedProps {
  const picked: Record<string, unknown> = {};
  // A loop, not Object.entries: hundreds of fields call this in one render.
  for (const name in props) {
    const value = (props as Record<string, unknown>)[name];
    const isCarried = /^(id$|data-)/.test(name) || (carried as readonly string[]).includes(name);
    if (isCarried) picked[name] = value;
    else if (process.env.NODE_ENV !== 'production' && name.startsWith('aria-') && value !== undefined)
      warnDeveloper(`${dataUi}: “${name}” is not passed on, this component does not take it.`);
    // Form libraries pass it with their value, and TypeScript does not check a spread.
    else if (process.env.NODE_ENV !== 'production' && name === 'disabled' && value === true)
      warnDeveloper(`${dataUi}: “disabled” does nothing, say why it cannot be used by “disabledReason”.`);
  }
  picked['data-ui'] = dataUi;
  return picked as PickedProps;
}
