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

/** Only the `data-*` props, for a control whose other attributes React Aria sets. */
export const pickData = (props: object): object =>
  Object.fromEntries(Object.entries(props).filter(([name]) => name.startsWith('data-')));

type PickedProps = Omit<AriaAttributes, 'role'> & { id?: string | undefined; 'data-ui': string };

/**
 * The props that become attributes: `id`, `data-*` and the ARIA attributes in `allowed`. TypeScript does not check hyphenated attributes in
 * JSX, so development warns about each dropped one. Every component calls it. An app's stylesheet can select by `data-ui`.
 */
export function pickDomProps(
  dataUi: string,
  props: object,
  allowed: readonly (keyof AriaAttributes)[] = [],
): PickedProps {
  const picked: Record<string, unknown> = {};
  // A loop, not Object.entries: hundreds of fields call this in one render.
  for (const name in props) {
    const value = (props as Record<string, unknown>)[name];
    const isAllowed = /^(id$|data-)/.test(name) || (allowed as readonly string[]).includes(name);
    if (isAllowed) picked[name] = value;
    else if (process.env.NODE_ENV !== 'production' && name.startsWith('aria-') && value !== undefined)
      warnDeveloper(`${dataUi}: “${name}” has no effect: this component does not pass it on.`);
    // Form libraries pass `disabled` along with the value, and TypeScript does not check a spread.
    else if (process.env.NODE_ENV !== 'production' && name === 'disabled' && value === true)
      warnDeveloper(`${dataUi}: “disabled” has no effect: set “disabledReason” instead.`);
  }
  picked['data-ui'] = dataUi;
  return picked as PickedProps;
}
