'use client';
import type { ReactElement, Ref } from 'react';
import { PendingMark } from '../../internal/base/progress/PendingMark.tsx';
import { type DescribedProps, pickDomProps } from '../../internal/base/dom/pickDomProps.ts';
import { useDisabledReason } from '../../internal/base/dom/useDisabledReason.tsx';
import { glyph, iconButton, sizes, tones } from './IconButton.css.ts';

export interface IconButtonProps extends DescribedProps {
  /** The accessible name, also shown as a tooltip. Name the object as well if rows repeat it (“Baixar lote-17.csv”). */
  label: string;
  /** One icon, 18 px; decoration only. */
  icon: ReactElement;
  /** Runs once for each press, and never while pending or disabled. */
  onPress?: (() => void) | undefined;
  /** `critical` is for actions that cannot be undone: red only on hover, because rows repeat it. @default 'neutral' */
  tone?: 'neutral' | 'accent' | 'critical' | undefined;
  /** `small` is for table rows and bars. @default 'medium' */
  size?: 'small' | 'medium' | undefined;
  /** Shows that the action is running: keeps size and name, and ignores further presses. */
  isPending?: boolean | undefined;
  /** Disables the button and shows the reason on hover, focus and touch. */
  disabledReason?: string | undefined;
  /** Whether the content that the button opens is open. */
  'aria-expanded'?: boolean | undefined;
  /** Id of the content that it opens or shows, set only while that is in the page. */
  'aria-controls'?: string | undefined;
  /** Whether the setting that the button toggles is on. */
  'aria-pressed'?: boolean | undefined;
  /** Id of the native popover that it opens and closes. */
  popoverTarget?: string | undefined;
  /** The kind of popup that the button opens. */
  'aria-haspopup'?: 'menu' | 'dialog' | 'listbox' | undefined;
  /** The native element, for a measurement or a focus that no prop offers. */
  ref?: Ref<HTMLButtonElement> | undefined;
}

/** A button with an icon instead of text. Use `Button` if the text fits, because users have to guess the meaning of an icon. */
export function IconButton(props: IconButtonProps) {
  const { label, icon, onPress, tone = 'neutral', size = 'medium', isPending = false, disabledReason, ref } = props;
  const dom = pickDomProps('icon-button', props, [
    'aria-controls',
    'aria-describedby',
    'aria-expanded',
    'aria-haspopup',
    'aria-pressed',
  ]);
  const disabled = useDisabledReason(disabledReason, dom['aria-describedby']);
  const control = (
    <button
      {...dom}
      ref={ref}
      type="button"
      className={`${iconButton} ${tones[tone]} ${sizes[size]}`}
      aria-label={label}
      popoverTarget={disabled.isDisabled || isPending ? undefined : props.popoverTarget}
      aria-busy={isPending || undefined}
      {...disabled.props}
      data-tooltip={disabledReason ? `${label}: ${disabledReason}` : label}
      onClick={() => {
        if (!disabled.isDisabled && !isPending) onPress?.();
      }}
    >
      {isPending ? <span className={glyph}>{icon}</span> : icon}
      {isPending && <PendingMark />}
    </button>
  );
  if (!disabled.isDisabled) return control;
  return (
    <>
      {control}
      {disabled.description}
    </>
  );
}
