'use client';
import { Ellipsis } from '@lucide/icons';
import { SvgIcon } from '../../internal/base/icons/SvgIcon.tsx';
import { type DescribedProps, pickDomProps } from '../../internal/base/dom/pickDomProps.ts';
import { useDisabledReason } from '../../internal/base/dom/useDisabledReason.tsx';
import { iconButton, sizes, tones } from '../IconButton/IconButton.css.ts';
import type { MenuEntry } from './MenuEntry.ts';
import { useMenuButton } from './useMenuButton.tsx';

export interface RowMenuProps extends DescribedProps {
  /** Includes the name of the row (“Ações de lote-17.csv”), because forty buttons need different names. Shown as a tooltip. */
  label: string;
  /** In reading order, destructive items last. */
  items: readonly MenuEntry[];
  /** `small` is for table rows. @default 'small' */
  size?: 'small' | 'medium' | undefined;
  /** Disables the menu and shows the reason on hover, focus and touch. */
  disabledReason?: string | undefined;
}

/** The actions of one row behind `⋯`. Keep the one or two most frequent ones as `IconButton`s next to it. */
export function RowMenu({ label, items, size = 'small', disabledReason, ...rest }: RowMenuProps) {
  const dom = pickDomProps('row-menu', rest, ['aria-describedby']);
  const disabled = useDisabledReason(disabledReason, dom['aria-describedby']);
  const { ref, props, popup } = useMenuButton(label, items, disabled.isDisabled);
  return (
    <>
      <button
        {...dom}
        ref={ref}
        type="button"
        className={`${iconButton} ${tones.neutral} ${sizes[size]}`}
        aria-label={label}
        {...props}
        {...disabled.props}
        data-tooltip={disabledReason ? `${label}: ${disabledReason}` : label}
      >
        <SvgIcon icon={Ellipsis} size={18} />
      </button>
      {disabled.description}
      {popup}
    </>
  );
}
