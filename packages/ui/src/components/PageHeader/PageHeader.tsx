'use client';
import { ArrowLeft } from '@lucide/icons';
import type { ReactNode } from 'react';
import { shellPtBR } from '../../i18n/ptBR/shell.ts';
import { useAreaMessages } from '../../i18n/useAreaMessages.ts';
import { type DomProps, pickDomProps } from '../../internal/base/dom/pickDomProps.ts';
import { SvgIcon } from '../../internal/base/icons/SvgIcon.tsx';
import { Button } from '../Button/Button.tsx';
import {
  actions as actionsClass,
  description as descriptionClass,
  header,
  line,
  name,
  screenOnly,
  title as titleClass,
  words,
} from './PageHeader.css.ts';

export interface PageHeaderProps extends DomProps {
  /** The name of the page, its only `h1`. */
  title: string;
  /** The id of the heading, for an `aria-labelledby`. */
  titleId?: string | undefined;
  /** A sentence below the title. */
  description?: ReactNode;
  /** `Breadcrumbs`, above the title. */
  breadcrumbs?: ReactNode;
  /** Adds the button “Voltar” above the title; with `breadcrumbs` it is not needed. */
  onBack?: (() => void) | undefined;
  /** One `StatusBadge`, next to the title. */
  status?: ReactNode;
  /** Buttons, the main one last; below the title if they do not fit next to it. */
  actions?: ReactNode;
}

/**
 * The head of a page: its name, its position in the app, and actions for the whole page. Not needed in an `AppShell` with a `subtitle`,
 * which already shows the title.
 */
export function PageHeader(props: PageHeaderProps) {
  const { title, titleId, description, breadcrumbs, onBack, status, actions } = props;
  const shell = useAreaMessages('shell', shellPtBR);
  return (
    <div {...pickDomProps('page-header', props)} className={header}>
      {breadcrumbs && <div className={screenOnly}>{breadcrumbs}</div>}
      {onBack && (
        <div className={screenOnly}>
          <Button emphasis="outline" size="small" icon={<SvgIcon icon={ArrowLeft} size={18} />} onPress={onBack}>
            {shell.back}
          </Button>
        </div>
      )}
      <div className={line}>
        <div className={words}>
          <div className={name}>
            <h1 id={titleId} className={titleClass}>
              {title}
            </h1>
            {status}
          </div>
          {description && <p className={descriptionClass}>{description}</p>}
        </div>
        {actions && <div className={actionsClass}>{actions}</div>}
      </div>
    </div>
  );
}
