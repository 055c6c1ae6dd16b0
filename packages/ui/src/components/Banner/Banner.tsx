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
  /** `offline` is for a lost connection alone. @default 'info' */
  tone?: 'info' | 'caution' | 'critical' | 'offline' | undefined;
  /** Nothing shown, and nothing said, while there is none of it: keep the banner mounted so that what comes is read out. */
  children?: ReactNode;
  /** One way on, such as a small button. */
  action?: ReactNode;
  /** For what a toast says in the same moment: shown, and no live region of its own. */
  isSilent?: boolean | undefined;
  /** Adds a button that closes it; what closing means is the caller's. */
  onDismiss?: (() => void) | undefined;
}

const icons: Readonly<Record<NonNullable<BannerProps['tone']>, IconData>> = {
  info: Info,
  caution: TriangleAlert,
  critical: TriangleAlert,
  offline: WifiOff,
};

/** A lasting condition of the whole screen. Use a toast for what has just happened, a field's `error` for one field. */
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
