'use client';
import { ChevronDown } from '@lucide/icons';
import { useRef } from 'react';
import { attemptsPtBR } from '../../i18n/ptBR/attempts.ts';
import { useAreaMessages } from '../../i18n/useAreaMessages.ts';
import { type DescribedProps, pickDomProps } from '../../internal/base/dom/pickDomProps.ts';
import { useDisabledReason } from '../../internal/base/dom/useDisabledReason.tsx';
import { SvgIcon } from '../../internal/base/icons/SvgIcon.tsx';
import { Button, type ButtonProps } from '../Button/Button.tsx';
import { buttonClass } from '../Button/buttonClass.ts';
import type { MenuEntry } from '../Menu/MenuEntry.ts';
import { useMenuButton } from '../Menu/useMenuButton.tsx';
import { emphases, fullWidth, openers, split } from './SplitButton.css.ts';

export interface SplitButtonProps
  extends DescribedProps,
    Pick<ButtonProps, 'tone' | 'size' | 'onPress' | 'type' | 'form' | 'icon' | 'ref'> {
  /** The visible name of the main action: a verb first (“Salvar”). */
  label: string;
  /** The name of the second button and of its menu, also its tooltip. Include the main action (“Outras formas de salvar”). */
  menuLabel: string;
  /** The other actions in reading order, without the main one; destructive items last. */
  items: readonly MenuEntry[];
  /** `solid` is for the main action of a view. @default 'solid' */
  emphasis?: 'solid' | 'outline' | undefined;
  /** Shows that one of the actions is running: both buttons keep their size and name, and do nothing. The second one is disabled. */
  isPending?: boolean | undefined;
  /** Disables both buttons and shows the reason on hover, focus and touch. */
  disabledReason?: string | undefined;
  /** Disables the main action alone and shows the reason. The other actions remain available. */
  actionDisabledReason?: string | undefined;
  /** Fills the width of its container; for narrow layouts. */
  isFullWidth?: boolean | undefined;
}

/** A frequent action with variants of it in a menu. Use `Menu` if no action is the main one, two `Button`s for two actions. */
export function SplitButton(props: SplitButtonProps) {
  const { label, menuLabel, items, emphasis = 'solid', size = 'medium', tone, isPending = false, ref } = props;
  const { disabledReason, actionDisabledReason, 'aria-describedby': describedBy, ...rest } = props;
  const groupRef = useRef<HTMLDivElement>(null);
  const { pending } = useAreaMessages('actions', attemptsPtBR);
  const reason = disabledReason ?? (isPending ? pending : undefined);
  const disabled = useDisabledReason(reason);
  const {
    ref: openerRef,
    props: openerProps,
    popup,
  } = useMenuButton(menuLabel, items, disabled.isDisabled, { groupRef });
  return (
    <div
      {...pickDomProps('split-button', rest)}
      ref={groupRef}
      className={[split, emphases[emphasis], props.isFullWidth && fullWidth].filter(Boolean).join(' ')}
    >
      <Button
        ref={ref}
        aria-describedby={describedBy}
        tone={tone}
        emphasis={emphasis}
        size={size}
        type={props.type}
        form={props.form}
        icon={props.icon}
        isPending={isPending}
        disabledReason={disabledReason ?? actionDisabledReason}
        onPress={props.onPress}
      >
        {label}
      </Button>
      <button
        ref={openerRef}
        type="button"
        className={`${buttonClass({ tone, emphasis, size })} ${openers[size]}`}
        aria-label={menuLabel}
        {...openerProps}
        {...disabled.props}
        data-tooltip={reason ? `${menuLabel}: ${reason}` : menuLabel}
      >
        <SvgIcon icon={ChevronDown} size={size === 'small' ? 16 : 18} />
      </button>
      {disabled.description}
      {popup}
    </div>
  );
}
