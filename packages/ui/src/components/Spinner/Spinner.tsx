'use client';
import { LoaderCircle } from '@lucide/icons';
import { useEffect } from 'react';
import { announce, cancelAnnouncement } from '../../internal/base/announce/announce.ts';
import { type DomProps, pickDomProps } from '../../internal/base/dom/pickDomProps.ts';
import { SvgIcon } from '../../internal/base/icons/SvgIcon.tsx';
import { turning } from '../../internal/base/progress/Spinner.css.ts';
import { visuallyHidden } from '../../styles/visuallyHidden.css.ts';
import { root } from './Spinner.css.ts';

export interface SpinnerProps extends DomProps {
  /** The pending work (“Buscando a rede”), never “Carregando” alone. */
  label: string;
  /** Hides the label visually. @default false */
  isLabelHidden?: boolean | undefined;
  /** 16, 20 or 32 px. @default 'medium' */
  size?: 'small' | 'medium' | 'large' | undefined;
  /** Announces the label when the spinner appears, after an action of the user. @default false */
  isLive?: boolean | undefined;
}

const sides = { small: 16, medium: 20, large: 32 } as const;

/**
 * An indicator of work whose end is unknown. Use `ProgressBar` if it is known, `Skeleton` for loading content, a pending `Button` for an
 * action.
 */
export function Spinner(props: SpinnerProps) {
  const { label, isLabelHidden = false, size = 'medium', isLive = false } = props;
  useEffect(() => {
    if (!isLive) return undefined;
    announce(label);
    return () => cancelAnnouncement(label);
  }, [isLive, label]);
  return (
    <span {...pickDomProps('spinner', props)} className={root}>
      <SvgIcon icon={LoaderCircle} size={sides[size]} className={turning} />
      <span className={isLabelHidden ? visuallyHidden : undefined}>{label}</span>
    </span>
  );
}
