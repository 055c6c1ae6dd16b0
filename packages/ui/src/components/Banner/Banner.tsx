'use client';
import { Info, TriangleAlert, WifiOff, X } from '@lucide/icons';
import { Children, type ReactNode } from 'react';
import { actionsPtBR } from '../../i18n/ptBR/actions.ts';
import { useAreaMessages } from '../../i18n/useAreaMessages.ts';
import { SvgIcon, type IconData } from '../../internal/base/icons/SvgIcon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { banners, message, region, way } from './Banner.css.ts';
import { type DomProps, pickDomProps } from '../../internal/base/dom/pickDomProps.ts';

export interface BannerProps extends DomProps {
  /** `offline` is only for a lost connection. @default 'info' */
  tone?: 'info' | 'caution' | 'critical' | 'offline' | undefined;
  /** The text. Without it nothing is shown or announced. Keep the banner mounted, so that a new text is announced. */
  children?: ReactNode;
  /** One action, such as a small button. */
  action?: ReactNode;
  /** For a text that a toast announces at the same time: shown without a live region. */
  isSilent?: boolean | undefined;
  /** Adds a close button. The caller decides what closing does. */
  onDismiss?: (() => void) | undefined;
}

const icons: Readonly<Record<NonNullable<BannerProps['tone']>, IconData>> = {
  info: Info,
  caution: TriangleAlert,
  critical: TriangleAlert,
  offline: WifiOff,
};

/** A lasting condition of the whole screen. Use a toast for an event, a field's `error` for one field. */
export function Banner({ tone = 'info', children, action, isSilent = false, onDismiss, ...rest }: BannerProps) {
  const actions = useAreaMessages('actions', actionsPtBR);
  return (
    <div {...pickDomProps('banner', rest)} role={isSilent ? undefined : 'status'} className={region}>
      {Children.toArray(children).length > 0 && (
        <div className={banners[tone]}>
          <div className={message}>
            <SvgIcon icon={icons[tone]} size={18} />
            <div>{children}</div>
          </div>
          {action && <div className={way}>{action}</div>}
          {onDismiss && (
            <IconButton label={actions.close} icon={<SvgIcon icon={X} size={18} />} size="small" onPress={onDismiss} />
          )}
        </div>
      )}
    </div>
  );
}
