'use client';
import { ChevronDown } from '@lucide/icons';
import { type ReactNode, useId, useRef, useState } from 'react';
import { overlaysPtBR } from '../../i18n/ptBR/overlays.ts';
import { useAreaMessages } from '../../i18n/useAreaMessages.ts';
import { SvgIcon } from '../../internal/base/icons/SvgIcon.tsx';
import { type DescribedProps, pickDomProps } from '../../internal/base/dom/pickDomProps.ts';
import { useDisabledReason } from '../../internal/base/dom/useDisabledReason.tsx';
import { label as labelClass } from '../Button/Button.css.ts';
import { buttonClass } from '../Button/buttonClass.ts';
import { showToast } from '../../internal/overlays/toasts/showToast.ts';
import { lazyPopoverPanel } from './lazyPopoverPanel.ts';

const PopoverPanel = lazyPopoverPanel.Part;

export interface PopoverProps extends DescribedProps {
  /** The text of the button, and the name of the popover for screen readers. */
  label: string;
  /** An icon before the label, 18 px; decoration only. */
  icon?: ReactNode;
  /** The look of the button. @default 'outline' */
  emphasis?: 'solid' | 'outline' | 'quiet' | undefined;
  /** `small` is for tables and bars. @default 'medium' */
  size?: 'small' | 'medium' | undefined;
  /** The edge of the button that the popover is aligned with, if there is space. @default 'start' */
  align?: 'start' | 'end' | undefined;
  /** Disables the popover and shows the reason on hover, focus and touch. */
  disabledReason?: string | undefined;
  /** Mounted only while it is open. A function gets `close`, which returns the focus to the button. */
  children: ReactNode | ((close: () => void) => ReactNode);
}

/** A few details or settings, next to its button. For actions use `Menu`, for a sentence `Tooltip`, for a task `Modal`. */
export function Popover(props: PopoverProps) {
  const { label, icon, emphasis = 'outline', size, align = 'start', disabledReason, children } = props;
  const overlays = useAreaMessages('overlays', overlaysPtBR);
  const dom = pickDomProps('popover', props, ['aria-describedby']);
  const disabled = useDisabledReason(disabledReason, dom['aria-describedby']);
  const ref = useRef<HTMLButtonElement>(null);
  const panelId = useId();
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  /** Runs if the code of the popover did not load. The focus is still on the button. */
  const reportLoadError = () => {
    showToast('error', { title: overlays.popoverLoadFailed, message: overlays.menuLoadFailedNote });
    close();
  };
  return (
    <>
      <button
        ref={ref}
        type="button"
        {...dom}
        className={buttonClass({ emphasis, size })}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-controls={isOpen ? panelId : undefined}
        onClick={() => setIsOpen(!disabled.isDisabled)}
        onPointerEnter={lazyPopoverPanel.preload}
        onFocus={lazyPopoverPanel.preload}
        {...disabled.props}
      >
        <span className={labelClass}>
          {icon}
          <span>{label}</span>
          <SvgIcon icon={ChevronDown} size={16} />
        </span>
      </button>
      {disabled.description}
      {isOpen && (
        <PopoverPanel
          id={panelId}
          label={label}
          align={align}
          triggerRef={ref}
          onClose={close}
          onLoadError={reportLoadError}
        >
          {typeof children === 'function' ? children(close) : children}
        </PopoverPanel>
      )}
    </>
  );
}
