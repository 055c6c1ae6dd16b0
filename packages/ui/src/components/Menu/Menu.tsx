'use client';
import { ChevronDown } from '@lucide/icons';
import type { ReactNode } from 'react';
import { SvgIcon } from '../../internal/base/icons/SvgIcon.tsx';
import { type DescribedProps, pickDomProps } from '../../internal/base/dom/pickDomProps.ts';
import { useDisabledReason } from '../../internal/base/dom/useDisabledReason.tsx';
import { label as labelClass } from '../Button/Button.css.ts';
import { buttonClass } from '../Button/buttonClass.ts';
import type { MenuEntry } from './MenuEntry.ts';
import { useMenuButton } from './useMenuButton.tsx';

export interface MenuProps extends DescribedProps {
  /** The text of the button, and the name of the menu for screen readers. */
  label: string;
  /** In reading order, destructive items last; at most seven are visible at once. */
  items: readonly MenuEntry[];
  /** An icon before the label, 18 px; decoration only. */
  icon?: ReactNode;
  /** The look of the button. @default 'outline' */
  emphasis?: 'solid' | 'outline' | 'quiet' | undefined;
  /** `small` is for tables and bars. @default 'medium' */
  size?: 'small' | 'medium' | undefined;
  /** Disables the menu and shows the reason on hover, focus and touch. */
  disabledReason?: string | undefined;
}

/** A button that opens a list of actions. Use `RowMenu` in rows, `Select` in forms, `Tabs` to change the view. */
export function Menu({ label, items, icon, emphasis = 'outline', size, disabledReason, ...rest }: MenuProps) {
  const dom = pickDomProps('menu', rest, ['aria-describedby']);
  const disabled = useDisabledReason(disabledReason, dom['aria-describedby']);
  const { ref, props, popup } = useMenuButton(label, items, disabled.isDisabled);
  return (
    <>
      <button
        {...dom}
        ref={ref}
        type="button"
        className={buttonClass({ emphasis, size })}
        {...props}
        {...disabled.props}
      >
        <span className={labelClass}>
          {icon}
          <span>{label}</span>
          <SvgIcon icon={ChevronDown} size={16} />
        </span>
      </button>
      {disabled.description}
      {popup}
    </>
  );
}
