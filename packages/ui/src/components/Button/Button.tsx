'use client';
import type { ReactNode, Ref } from 'react';
import { PendingMark } from '../../internal/base/progress/PendingMark.tsx';
import { type DescribedProps, pickDomProps } from '../../internal/base/dom/pickDomProps.ts';
import { useDisabledReason } from '../../internal/base/dom/useDisabledReason.tsx';
import { label } from './Button.css.ts';
import { buttonClass } from './buttonClass.ts';

export interface ButtonProps extends DescribedProps {
  /** `critical` is for what cannot be undone. @default 'accent' */
  tone?: 'accent' | 'critical' | undefined;
  /** One `solid` a view; `quiet` for what is seldom needed. @default 'solid' */
  emphasis?: 'solid' | 'outline' | 'quiet' | undefined;
  /** `small` is for tables and bars. @default 'medium' */
  size?: 'small' | 'medium' | undefined;
  /** The visible name: a verb first (“Pesquisar”, “Salvar”). */
  children: ReactNode;
  /** Runs once a press; never while pending or disabled. Not needed on a `submit` button. */
  onPress?: (() => void) | undefined;
  /** `submit` sends the form that it stands in. @default 'button' */
  type?: 'button' | 'submit' | 'reset' | undefined;
  /** Id of the form that a `submit` button outside of it sends, as in the footer of a `Modal`. */
  form?: string | undefined;
  /** Shows that the action runs: keeps width and name, and ignores further presses. */
  isPending?: boolean | undefined;
  /** Disables the button and says why, on hover, focus and touch. There is no way to disable without a reason. */
  disabledReason?: string | undefined;
  /** An icon before the label, 18 px; decoration only. */
  icon?: ReactNode;
  /** Takes the whole width of its container; for narrow layouts and login forms. */
  isFullWidth?: boolean | undefined;
  /** For a `quiet` button at the start of a line: its words stand where the texts around it begin, not its unseen padding. */
  isFlush?: boolean | undefined;
  /** Whether the content that the button opens is open; for disclosure buttons. */
  'aria-expanded'?: boolean | undefined;
  /** Id of the content that it opens, while that is on the page. */
  'aria-controls'?: string | undefined;
  /** Id of the native popover that it opens and closes. */
  popoverTarget?: string | undefined;
  /** The kind of popup that the button opens. */
  'aria-haspopup'?: 'menu' | 'dialog' | 'listbox' | undefined;
  /** Whether what the button turns on is on. */
  'aria-pressed'?: boolean | undefined;
  /** Where the visible name repeats on the page: it with the object that it acts on (“Baixar lote-17.csv”). */
  'aria-label'?: string | undefined;
  /** Reaches the native element: for a measure or a focus that no prop offers. */
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
