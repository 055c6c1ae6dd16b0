'use client';
import { Bell, X } from '@lucide/icons';
import { useId, useMemo, useRef, useState } from 'react';
import { useLocale } from '../../i18n/LocaleContext.ts';
import { actionsPtBR } from '../../i18n/ptBR/actions.ts';
import { toastsPtBR } from '../../i18n/ptBR/toasts.ts';
import { useAreaMessages } from '../../i18n/useAreaMessages.ts';
import { SvgIcon } from '../../internal/base/icons/SvgIcon.tsx';
import type { DescribedProps } from '../../internal/base/dom/pickDomProps.ts';
import { plain } from '../../styles/plain.css.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { empty, emptyTitle, head, heading, item, panel, time, words } from './NotificationsPanel.css.ts';
import { ToastIcon } from './ToastIcon.tsx';
import { count as countBadge, message as messageText, title as titleText } from './Toasts.css.ts';
import { useToasts } from './useToasts.ts';

function RecentToasts() {
  const toasts = useAreaMessages('toasts', toastsPtBR);
  const { recent } = useToasts();
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
      {recent.map(({ id, variant, title, message, count, raisedAt }) => (
        <li key={id} className={item}>
          <ToastIcon variant={variant} />
          <div className={words}>
            <p className={titleText}>
              <bdi>{title}</bdi>
              {count > 1 && <span className={countBadge}>{toasts.times(count)}</span>}
            </p>
            {message && (
              <p className={messageText}>
                <bdi>{message}</bdi>
              </p>
            )}
          </div>
          <time dateTime={new Date(raisedAt).toISOString()} className={time}>
            {clock.format(raisedAt)}
          </time>
        </li>
      ))}
    </ul>
  );
}

/** Attributes for its button. */
export type NotificationsPanelProps = DescribedProps;

/** The header's bell: what the last toasts said, for who was too slow to read them. `AppShell` already holds one. */
export function NotificationsPanel(props: NotificationsPanelProps) {
  const toasts = useAreaMessages('toasts', toastsPtBR);
  const actions = useAreaMessages('actions', actionsPtBR);
  const id = useId();
  const panelRef = useRef<HTMLDivElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const close = () => panelRef.current?.hidePopover();
  return (
    <>
      <IconButton
        {...props}
        label={toasts.recent}
        icon={<SvgIcon icon={Bell} size={20} />}
        // The browser tells whether it is expanded; beside an attribute that says so too, Firefox does not tell of the change back.
        popoverTarget={`${id}panel`}
      />
      <div
        ref={panelRef}
        id={`${id}panel`}
        data-ui="notifications-panel"
        popover="auto"
        role="dialog"
        aria-labelledby={`${id}heading`}
        tabIndex={-1}
        className={panel}
        // Before it takes the focus: a screen reader reads the panel then.
        onBeforeToggle={(event) => {
          if (event.newState === 'open') setIsOpen(true);
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
        {isOpen && <RecentToasts />}
      </div>
    </>
  );
}
