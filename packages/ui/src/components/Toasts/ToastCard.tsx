'use client';
import { X } from '@lucide/icons';
import { memo, useId, useRef } from 'react';
import { toastsPtBR } from '../../i18n/ptBR/toasts.ts';
import { useAreaMessages } from '../../i18n/useAreaMessages.ts';
import { SvgIcon } from '../../internal/base/icons/SvgIcon.tsx';
import { useLeavingCopy } from '../../internal/overlays/leaving/useLeavingCopy.ts';
import { useSwipeAway } from '../../internal/overlays/leaving/useSwipeAway.ts';
import { visuallyHidden } from '../../styles/visuallyHidden.css.ts';
import { Button } from '../Button/Button.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Countdown } from './Countdown.tsx';
import {
  actionLine,
  card,
  count as countBadge,
  dismiss as corner,
  message as messageText,
  text,
  title as titleText,
} from './Toasts.css.ts';
import { ToastIcon } from './ToastIcon.tsx';
import { toastStore } from './toast.ts';
import type { RaisedToast } from './toastList.ts';

interface ToastCardProps {
  toast: RaisedToast;
  isPaused: boolean;
  /** Returns the focus to the element that had it before the toasts. */
  giveFocusBack?: (() => void) | undefined;
}

function PlainToastCard({ toast, isPaused, giveFocusBack }: ToastCardProps) {
  const { variant, title, message, durationMs, count, action } = toast;
  const dismiss = () => toastStore.dismiss(toast.id);
  const act = () => {
    // Before the action, which may open a modal: it later returns the focus to the element that has it now.
    giveFocusBack?.();
    toastStore.withdraw(toast.id);
    action?.onPress();
  };
  const toasts = useAreaMessages('toasts', toastsPtBR);
  const id = useId();
  const ref = useRef<HTMLDivElement>(null);
  useLeavingCopy(ref, { isInFlow: true });
  useSwipeAway(ref, { toward: 'end', onSwipe: dismiss });
  return (
    <div
      ref={ref}
      role="group"
      aria-labelledby={`${id}title`}
      aria-describedby={message ? `${id}message` : undefined}
      tabIndex={-1}
      data-toast={toast.id}
      className={card}
    >
      <Countdown key={count} durationMs={durationMs} isPaused={isPaused} onEnd={() => toastStore.expire(toast.id)} />
      <ToastIcon variant={variant} />
      <div className={text}>
        <p className={titleText}>
          <bdi id={`${id}title`}>{title}</bdi>
          {count > 1 && <span className={countBadge}>{toasts.times(count)}</span>}
        </p>
        {message && (
          <p className={messageText}>
            <bdi id={`${id}message`}>{message}</bdi>
          </p>
        )}
        {action && (
          <div className={actionLine}>
            {/* A live region does not announce the name of a button. */}
            <span className={visuallyHidden}>{toasts.actionHint(action.label)}</span>
            <Button size="small" emphasis="outline" onPress={act}>
              {action.label}
            </Button>
          </div>
        )}
      </div>
      {/* `off`, because the live region would announce the name of the button after every message. */}
      <div aria-live="off" className={corner}>
        <IconButton
          label={toasts.dismiss}
          aria-describedby={`${id}title`}
          size="small"
          icon={<SvgIcon icon={X} size={18} />}
          onPress={dismiss}
        />
      </div>
    </div>
  );
}

/** Memoised, so that another toast does not render the current ones again. */
export const ToastCard = memo(PlainToastCard);
