'use client';
import type { ReactNode, Ref } from 'react';
import { PendingMark } from '../../internal/base/progress/PendingMark.tsx';
import { type DescribedProps, pickDomProps } from '../../internal/base/dom/pickDomProps.ts';
import { useDisabledReason } from '../../internal/base/dom/useDisabledReason.tsx';
import { label } from './Button.css.ts';
import { buttonClass } from './buttonClass.ts';

export interface ButtonProps extends DescribedProps {
  /** `critical` is for actions that cannot be undone. @default 'accent' */
  tone?: 'accent' | 'critical' | undefined;
  /** At most one `solid` button in a view; `quiet` is for rare actions. @default 'solid' */
  emphasis?: 'solid' | 'outline' | 'quiet' | undefined;
  /** `small` is for tables and bars. @default 'medium' */
  size?: 'small' | 'medium' | undefined;
  /** The visible name: a verb first (“Pesquisar”, “Salvar”). */
  children: ReactNode;
  /** Runs once for each press, and never while pending or disabled. A `submit` button does not need it. */
  onPress?: (() => void) | undefined;
  /** `submit` submits the form around it. @default 'button' */
  type?: 'button' | 'submit' | 'reset' | undefined;
  /** Id of the form that a `submit` button outside of it submits, as in the footer of a `Modal`. */
  form?: string | undefined;
  /** Shows that the action is running: keeps width and name, and ignores further presses. */
  isPending?: boolean | undefined;
  /** Disables the button and shows the reason on hover, focus and touch. A button cannot be disabled without a reason. */
  disabledReason?: string | undefined;
  /** An icon before the label, 18 px; decoration only. */
  icon?: ReactNode;
  /** Fills the width of its container; for narrow layouts and login forms. */
  isFullWidth?: boolean | undefined;
  /** For a `quiet` button at the start of a line: aligns its label, not its invisible padding, with the text around it. */
  isFlush?: boolean | undefined;
  /** Whether the content that the button opens is open; for disclosure buttons. */
  'aria-expanded'?: boolean | undefined;
  /** Id of the content that it opens, set only while that is in the page. */
  'aria-controls'?: string | undefined;
  /** Id of the native popover that it opens and closes. */
  popoverTarget?: string | undefined;
  /** The kind of popup that the button opens. */
  'aria-haspopup'?: 'menu' | 'dialog' | 'listbox' | undefined;
  /** Whether the setting that the button toggles is on. */
  'aria-pressed'?: boolean | undefined;
  /** An accessible name with the object of the action (“Baixar lote-17.csv”), for a visible name that is repeated on the page. */
  'aria-label'?: string | undefined;
  /** The native element, for a measurement or a focus that no prop offers. */
  ref?: Ref<HTMLButtonElement> | undefined;
}

/** Starts an action. Use `Link` to navigate; keep one solid button per view. */
export function Button(props: ButtonProps) {
  const { children, onPress, type = 'button', isPending = false, disabledReason, icon, ref } = props;
  const dom = pickDomProps('button', props, [
    'aria-controls',
    'aria-describedby',
    'aria-expanded',
    'aria-haspopup',
    'aria-label',
    'aria-pressed',
  ]);
  const disabled = useDisabledReason(disabledReason, dom['aria-describedby']);
  const isBlocked = disabled.isDisabled || isPending;
  return (
    <>
      <button
        {...dom}
        ref={ref}
        type={type}
        form={props.form}
        className={buttonClass(props)}
        popoverTarget={isBlocked ? undefined : props.popoverTarget}
        aria-busy={isPending || undefined}
        {...disabled.props}
        onClick={(event) => {
          if (isBlocked) event.preventDefault();
          else onPress?.();
        }}
      >
        <span className={label} data-pending={isPending || undefined}>
          {icon}
          <span>{children}</span>
        </span>
        {isPending && <PendingMark />}
      </button>
      {disabled.description}
    </>
  );
}
