'use client';
import type { ReactNode, Ref } from 'react';
import { Toolbar as AriaToolbar } from 'react-aria-components';
import type { GroupName } from '../../internal/base/GroupName.ts';
import { type DescribedProps, pickDomProps } from '../../internal/base/dom/pickDomProps.ts';
import { toolbars } from './Toolbar.css.ts';

export interface ToolbarProps extends GroupName, DescribedProps {
  /** Buttons, menus, toggles and `ButtonGroup`s, with a `Divider` between unrelated ones. No text field, because it needs the arrow keys itself. */
  children: ReactNode;
  /** The direction of the line and of its arrow keys. @default 'horizontal' */
  orientation?: 'horizontal' | 'vertical' | undefined;
  /** The element of the toolbar, for a measurement that no prop offers. */
  ref?: Ref<HTMLDivElement> | undefined;
}

/** Three or more controls for one thing, and one tab stop: arrow keys move inside. Use `Inline` for the buttons of a form. */
export function Toolbar({ label, orientation = 'horizontal', children, ref, ...rest }: ToolbarProps) {
  return (
    <AriaToolbar
      ref={ref}
      {...pickDomProps('toolbar', rest, ['aria-describedby'])}
      aria-label={label}
      orientation={orientation}
      className={toolbars[orientation]}
    >
      {children}
    </AriaToolbar>
  );
}
