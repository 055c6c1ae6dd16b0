'use client';
import { CircleCheck, CircleX, Info, TriangleAlert, X } from '@lucide/icons';
import { type ReactNode, useEffect, useRef } from 'react';
import { noticesPtBR } from '../../i18n/ptBR/notices.ts';
import { useAreaMessages } from '../../i18n/useAreaMessages.ts';
import { announce } from '../../internal/base/announce/announce.ts';
import { SvgIcon, type IconData } from '../../internal/base/icons/SvgIcon.tsx';
import { findBeside } from '../../internal/base/focus/controls.ts';
import { useFocusHandOver } from '../../internal/base/focus/useFocusHandOver.ts';
import { type DomProps, pickDomProps } from '../../internal/base/dom/pickDomProps.ts';
import { visuallyHidden } from '../../styles/visuallyHidden.css.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { actions as actionsClass, alerts, text, title as titleClass, words as wordsClass } from './Alert.css.ts';

export interface AlertProps extends DomProps {
  /** The meaning of the notice, not its look: it brings colour, icon and a word for screen readers. @default 'info' */
  tone?: 'info' | 'positive' | 'caution' | 'critical' | undefined;
  /** The matter in a few words; leave it out where one sentence says all. */
  title?: string | undefined;
  /** One or two sentences: what it is about and what to do. */
  children: ReactNode;
  /** Small buttons or links, below the text. */
  actions?: ReactNode;
  /** Adds a button that closes it. Take the notice off the page then; the focus goes to the next control. */
  onDismiss?: (() => void) | undefined;
  /**
   * Says it when it comes to the page after an action: at once for `critical`, and otherwise when the screen reader pauses.
   * Leave it out for what is there from the start. @default false
   */
  isLive?: boolean | undefined;
}

const icons: Readonly<Record<NonNullable<AlertProps['tone']>, IconData>> = {
  info: Info,
  positive: CircleCheck,
  caution: TriangleAlert,
  critical: CircleX,
};

/** A notice inside a page, a card or a form, beside what it is about. `Banner` is for the whole screen, a toast for what has just happened. */
export function Alert(props: AlertProps) {
  const { tone = 'info', title, children, actions, onDismiss, isLive = false } = props;
  const words = useAreaMessages('notices', noticesPtBR);
  const root = useRef<HTMLDivElement>(null);
  const message = useRef<HTMLDivElement>(null);
  const afterwards = useRef<HTMLElement>(null);
  // A polite region has to be there before its text: the page's own is.
  useEffect(() => {
    if (isLive && tone !== 'critical') announce(message.current?.innerText.replaceAll(/\s+/g, ' ') ?? '');
  }, [isLive, tone]);
  useFocusHandOver(root, () => afterwards.current);
  const dismiss = () => {
    afterwards.current = (root.current && findBeside(root.current)) ?? null;
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
