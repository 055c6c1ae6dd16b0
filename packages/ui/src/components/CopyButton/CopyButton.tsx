'use client';
import { Check, Copy } from '@lucide/icons';
import { useEffect, useState } from 'react';
import { copyingPtBR } from '../../i18n/ptBR/copying.ts';
import { useAreaMessages } from '../../i18n/useAreaMessages.ts';
import { announce } from '../../internal/base/announce/announce.ts';
import { type DescribedProps, pickDomProps } from '../../internal/base/dom/pickDomProps.ts';
import { useDisabledReason } from '../../internal/base/dom/useDisabledReason.tsx';
import { SvgIcon } from '../../internal/base/icons/SvgIcon.tsx';
import { showToast } from '../../internal/overlays/toasts/showToast.ts';
import { iconButton, sizes, tones } from '../IconButton/IconButton.css.ts';

export interface CopyButtonProps extends DescribedProps {
  /** A noun for the text (“carteirinha”); the button is then named “Copiar carteirinha”. In rows, include the name of the row. */
  label: string;
  /** The text to copy; a function is called on press. */
  text: string | (() => string);
  /** `medium` is for bars, next to other buttons. @default 'small' */
  size?: 'small' | 'medium' | undefined;
  /** Disables the button and shows the reason on hover, focus and touch. */
  disabledReason?: string | undefined;
}

/** How long the tick is shown, ms. */
const shownMs = 2_000;

/** Copies a text and announces it. Without access to the clipboard a toast explains what to do. */
export function CopyButton(props: CopyButtonProps) {
  const { label, text, size = 'small', disabledReason } = props;
  const words = useAreaMessages('actions', copyingPtBR);
  const dom = pickDomProps('copy-button', props, ['aria-describedby']);
  const disabled = useDisabledReason(disabledReason, dom['aria-describedby']);
  const [copies, setCopies] = useState(0);
  useEffect(() => {
    if (copies === 0) return undefined;
    const timer = setTimeout(() => setCopies(0), shownMs);
    return () => clearTimeout(timer);
  }, [copies]);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(typeof text === 'function' ? text() : text);
      announce(words.copied(label));
      setCopies((count) => count + 1);
    } catch {
      showToast('error', { title: words.copyFailed(label), message: words.copyFailedNote });
    }
  };
  const name = words.copy(label);
  return (
    <>
      <button
        {...dom}
        type="button"
        className={`${iconButton} ${tones.neutral} ${sizes[size]}`}
        aria-label={name}
        {...disabled.props}
        data-tooltip={disabledReason ? `${name}: ${disabledReason}` : name}
        onClick={() => {
          if (!disabled.isDisabled) void copy();
        }}
      >
        <SvgIcon icon={copies > 0 ? Check : Copy} size={size === 'small' ? 16 : 18} />
      </button>
      {disabled.description}
    </>
  );
}
