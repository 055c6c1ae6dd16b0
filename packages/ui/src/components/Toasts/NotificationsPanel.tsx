'use client';
import { Bell, X } from '@lucide/icons';
import { useEffect, useId, useMemo, useRef, useState } from 'react';
import { useLocale } from '../../i18n/LocaleContext.ts';
import { actionsPtBR } from '../../i18n/ptBR/actions.ts';
import { toastsPtBR } from '../../i18n/ptBR/toasts.ts';
import { useAreaMessages } from '../../i18n/useAreaMessages.ts';
import { SvgIcon } from '../../internal/base/icons/SvgIcon.tsx';
import type { DescribedProps } from '../../internal/base/dom/pickDomProps.ts';
import { plain } from '../../styles/plain.css.ts';
import { Button } from '../Button/Button.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { bell, empty, emptyTitle, head, heading, item, panel, time, unread, words } from './NotificationsPanel.css.ts';
import { ToastIcon } from './ToastIcon.tsx';
import { actionLine, count as countBadge, message as messageText, title as titleText } from './Toasts.css.ts';
import { toastStore } from './toast.ts';
import type { RaisedToast } from './toastList.ts';
import { useToasts } from './useToasts.ts';

function RecentToasts({ onClose }: { onClose: () => void }) {
  const id = useId();
  const toasts = useAreaMessages('toasts', toastsPtBR);
  const { recent, hasUnread } = useToasts();
  useEffect(() => {
    // Toasts that expire while the panel is open are read, because the panel shows them.
    if (hasUnread) toastStore.readRecent();
  }, [hasUnread]);
  const act = ({ id, action }: RaisedToast) => {
    // Before the action, which may open a modal: it later returns the focus to the element that has it now.
    onClose();
    toastStore.withdraw(id);
    action?.onPress();
  };
  const locale = useLocale();
  const clock = useMemo(() => new Intl.DateTimeFormat(locale, { hour: '2-digit', minute: '2-digit' }), [locale]);
  if (recent.length === 0) {
    return (
      <div className={empty}>
        <p className={emptyTitle}>{toasts.recentEmpty}</p>
        <p className={plain}>{toasts.recentHint}</p>
      </div>
    );
  }
  return (
    <ul className={plain}>
      {recent.map((raised) => (
        <li key={raised.id} className={item}>
          <ToastIcon variant={raised.variant} />
          <div className={words}>
            <p className={titleText}>
              <bdi id={`${id}${raised.id}`}>{raised.title}</bdi>
              {raised.count > 1 && <span className={countBadge}>{toasts.times(raised.count)}</span>}
            </p>
            {raised.message && (
              <p className={messageText}>
                <bdi>{raised.message}</bdi>
              </p>
            )}
            {raised.action && (
              <div className={actionLine}>
                <Button
                  size="small"
                  emphasis="outline"
                  aria-describedby={`${id}${raised.id}`}
                  onPress={() => act(raised)}
                >
                  {raised.action.label}
                </Button>
              </div>
            )}
          </div>
          <time dateTime={new Date(raised.raisedAt).toISOString()} className={time}>
            {clock.format(raised.raisedAt)}
          </time>
        </li>
      ))}
    </ul>
  );
}

/** Attributes for its button. */
export type NotificationsPanelProps = DescribedProps;

/**
 * The bell in the header: the texts and actions of the last toasts, for users who missed them. A dot shows that one was not read.
 * `AppShell` already has one.
 */
export function NotificationsPanel(props: NotificationsPanelProps) {
  const toasts = useAreaMessages('toasts', toastsPtBR);
  const actions = useAreaMessages('actions', actionsPtBR);
  const id = useId();
  const panelRef = useRef<HTMLDivElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const { hasUnread } = useToasts();
  const close = () => panelRef.current?.hidePopover();
  return (
    <>
      <IconButton
        {...props}
        label={toasts.recent}
        aria-describedby={
          hasUnread ? `${id}unread ${props['aria-describedby'] ?? ''}`.trim() : props['aria-describedby']
        }
        icon={
          <span className={bell}>
            <SvgIcon icon={Bell} size={20} />
            {hasUnread && <span className={unread} />}
          </span>
        }
        // The browser exposes whether it is expanded. With `aria-expanded` as well, Firefox does not report that it has closed.
        popoverTarget={`${id}panel`}
      />
      {hasUnread && (
        <span id={`${id}unread`} hidden>
          {toasts.unread}
        </span>
      )}
      <div
        ref={panelRef}
        id={`${id}panel`}
        data-ui="notifications-panel"
        popover="auto"
        role="dialog"
        aria-labelledby={`${id}heading`}
        tabIndex={-1}
        className={panel}
        // Before it gets the focus, because a screen reader reads the panel then.
        onBeforeToggle={(event) => {
          if (event.newState !== 'open') return;
          setIsOpen(true);
          toastStore.dismissAll();
        }}
        onToggle={(event) => {
          if (event.newState === 'open') panelRef.current?.focus();
          else setIsOpen(false);
        }}
      >
        <div className={head}>
          <h2 id={`${id}heading`} className={heading}>
            {toasts.recent}
          </h2>
          <IconButton label={actions.close} size="small" icon={<SvgIcon icon={X} size={20} />} onPress={close} />
        </div>
        {isOpen && <RecentToasts onClose={close} />}
      </div>
    </>
  );
}
