import type { ReactNode } from 'react';
import type { GroupName } from '../../internal/base/GroupName.ts';
import { type DescribedProps, pickDomProps } from '../../internal/base/dom/pickDomProps.ts';
import { groups } from './ButtonGroup.css.ts';

export interface ButtonGroupProps extends GroupName, DescribedProps {
  /** Two to five `Button`s, `IconButton`s, menus or links of one size, each alone or in a `Tooltip`. */
  children: ReactNode;
  /** `vertical` is for a narrow column; its buttons are equally wide. @default 'horizontal' */
  orientation?: 'horizontal' | 'vertical' | undefined;
}

/** Related actions without space between them. Each is a tab stop, except in a `Toolbar`. Use `ToggleButtonGroup` for choices. */
export function ButtonGroup({ label, orientation = 'horizontal', children, ...rest }: ButtonGroupProps) {
  return (
    <div
      {...pickDomProps('button-group', rest, ['aria-describedby'])}
      role="group"
      aria-label={label}
      className={groups[orientation]}
    >
      {children}
    </div>
  );
}
