'use client';
import { ArrowLeft } from '@lucide/icons';
import { shellPtBR } from '../../i18n/ptBR/shell.ts';
import { useAreaMessages } from '../../i18n/useAreaMessages.ts';
import { type DomProps, pickDomProps } from '../../internal/base/dom/pickDomProps.ts';
import { SvgIcon } from '../../internal/base/icons/SvgIcon.tsx';
import { Button } from '../Button/Button.tsx';
import { screenOnly, subtitle, subtitleBar } from './AppShell.css.ts';

export interface SubtitleBarProps extends DomProps {
  /** The name of the screen, as in its menu item. */
  title: string;
  /** The id of the heading, for an `aria-labelledby`. */
  titleId?: string | undefined;
  /** Adds the button “Voltar” before the title. */
  onBack?: (() => void) | undefined;
}

/** The bar with the screen's name, its only `h1`. `AppShell` shows it if it has a `subtitle`. */
export function SubtitleBar({ title, titleId, onBack, ...rest }: SubtitleBarProps) {
  const shell = useAreaMessages('shell', shellPtBR);
  return (
    <div {...pickDomProps('subtitle-bar', rest)} className={subtitleBar}>
      {onBack && (
        <div className={screenOnly}>
          <Button emphasis="outline" size="small" icon={<SvgIcon icon={ArrowLeft} size={18} />} onPress={onBack}>
            {shell.back}
          </Button>
        </div>
      )}
      <h1 id={titleId} className={subtitle}>
        {title}
      </h1>
    </div>
  );
}
