'use client';
import { CircleCheck, CircleX, Info, TriangleAlert, X } from '@lucide/icons';
import { type ReactNode, useEffect, useRef } from 'react';
import { noticesPtBR } from '../../i18n/ptBR/notices.ts';
import { useAreaMessages } from '../../i18n/useAreaMessages.ts';
import { announce } from '../../internal/base/announce/announce.ts';
import { SvgIcon, type IconData } from '../../internal/base/icons/SvgIcon.tsx';
import { findNextControl } from '../../internal/base/focus/findControl.ts';
import { useFocusHandOver } from '../../internal/base/focus/useFocusHandOver.ts';
import { type DomProps, pickDomProps } from '../../internal/base/dom/pickDomProps.ts';
import { visuallyHidden } from '../../styles/visuallyHidden.css.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { actions as actionsClass, alerts, text, title as titleClass, words as wordsClass } from './Alert.css.ts';

export interface AlertProps extends DomProps {
  /** The meaning of the notice, not its look. It sets the colour, the icon and a word for screen readers. @default 'info' */
  tone?: 'info' | 'positive' | 'caution' | 'critical' | undefined;
  /** The subject in a few words; omit it if one sentence is enough. */
  title?: string | undefined;
  /** One or two sentences: what it is about and what to do. */
  children: ReactNode;
  /** Small buttons or links, below the text. */
  actions?: ReactNode;
  /** Adds a close button. Remove the notice when it runs; the focus moves to the next control. */
  onDismiss?: (() => void) | undefined;
  /**
   * Announces the notice when it appears after an action: at once for `critical`, otherwise when the screen reader pauses. Leave it out
   * for a notice that is there from the start. @default false
   */
  isLive?: boolean | undefined;
}

const icons: Readonly<Record<NonNullable<AlertProps['tone']>, IconData>> = {
  info: Info,
  positive: CircleCheck,
  caution: TriangleAlert,
  critical: CircleX,
};

/** A notice inside a page, a card or a form, next to its subject. Use `Banner` for the whole screen, a toast for an event. */
export function Alert(props: AlertProps) {
  const { tone = 'info', title, children, actions, onDismiss, isLive = false } = props;
  const words = useAreaMessages('notices', noticesPtBR);
  const root = useRef<HTMLDivElement>(null);
  const message = useRef<HTMLDivElement>(null);
  const afterwards = useRef<HTMLElement>(null);
  // A polite live region has to exist before its text, so the notice uses the one of the page.
  useEffect(() => {
    if (isLive && tone !== 'critical') announce(message.current?.innerText.replaceAll(/\s+/g, ' ') ?? '');
  }, [isLive, tone]);
  useFocusHandOver(root, () => afterwards.current);
  const dismiss = () => {
    afterwards.current = (root.current && findNextControl(root.current)) ?? null;
    onDismiss?.();
  };
  return (
    <div
      {...pickDomProps('alert', props)}
      ref={root}
      role={isLive && tone === 'critical' ? 'alert' : undefined}
      className={alerts[tone]}
    >
      <SvgIcon icon={icons[tone]} size={20} />
      <div className={wordsClass}>
        <div ref={message}>
          <span className={visuallyHidden}>{`${words[tone]} `}</span>
          {title && <p className={titleClass}>{title}</p>}
          <div className={text}>{children}</div>
        </div>
        {actions && <div className={actionsClass}>{actions}</div>}
      </div>
      {onDismiss && (
        <IconButton
          label={title ? words.dismissTitled(title) : words.dismiss}
          icon={<SvgIcon icon={X} size={18} />}
          size="small"
          onPress={dismiss}
        />
      )}
    </div>
  );
}
