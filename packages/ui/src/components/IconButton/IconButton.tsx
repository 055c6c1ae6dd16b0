'use client';
import type { ReactElement, Ref } from 'react';
import { PendingMark } from '../../internal/base/progress/PendingMark.tsx';
import { type DescribedProps, pickDomProps } from '../../internal/base/dom/pickDomProps.ts';
import { useDisabledReason } from '../../internal/base/dom/useDisabledReason.tsx';
import { glyph, iconButton, sizes, tones } from './IconButton.css.ts';

export interface IconButtonProps extends DescribedProps {
  /** The accessible name, also shown as a tooltip; name the object too where rows repeat (“Baixar lote-17.csv”). */
  label: string;
  /** One icon, 18 px; decoration only. */
  icon: ReactElement;
  /** Runs once a press; never while pending or disabled. */
  onPress?: (() => void) | undefined;
  /** `critical` is for what cannot be undone: red under the pointer alone, as rows repeat it. @default 'neutral' */
  tone?: 'neutral' | 'accent' | 'critical' | undefined;
  /** `small` is for table rows and bars. @default 'medium' */
  size?: 'small' | 'medium' | undefined;
  /** Shows that the action runs: keeps size and name, and ignores further presses. */
  isPending?: boolean | undefined;
  /** Disables the button and says why, on hover, focus and touch. */
  disabledReason?: string | undefined;
  /** Whether what the button opens is open. */
  'aria-expanded'?: boolean | undefined;
  /** Id of what it opens or shows, while that is on the page. */
  'aria-controls'?: string | undefined;
  /** Whether what the button turns on is on. */
  'aria-pressed'?: boolean | undefined;
  /** Id of the native popover that it opens and closes. */
  popoverTarget?: string | undefined;
  /** The kind of popup that the button opens. */
  'aria-haspopup'?: 'menu' | 'dialog' | 'listbox' | undefined;
  /** Reaches the native element: for a measure or a focus that no prop offers. */
  ref?: Ref<HTMLButtonElement> | undefined;
}

/** A button without a word on it. Use `Button` wherever the word fits: an icon alone has to be guessed. */
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
