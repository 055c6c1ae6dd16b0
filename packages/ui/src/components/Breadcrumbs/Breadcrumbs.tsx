'use client';
import { ChevronRight } from '@lucide/icons';
import { navigationPtBR } from '../../i18n/ptBR/navigation.ts';
import { useAreaMessages } from '../../i18n/useAreaMessages.ts';
import { SvgIcon } from '../../internal/base/icons/SvgIcon.tsx';
import { type DomProps, pickDomProps } from '../../internal/base/dom/pickDomProps.ts';
import { Link } from '../Link/Link.tsx';
import { between, here, place, trail } from './Breadcrumbs.css.ts';

export interface Breadcrumb {
  /** The title of the screen. */
  label: string;
  /** The address; opened with the router of `UiProvider`. */
  href: string;
}

export interface BreadcrumbsProps extends DomProps {
  /** The parent screens, the topmost first. */
  parents: readonly Breadcrumb[];
  /** The title of the current screen, which is not a link. */
  current: string;
}

/** The path from the topmost screen to this one. With a single parent “Voltar” in the `SubtitleBar` is enough. */
export function Breadcrumbs(props: BreadcrumbsProps) {
  const navigation = useAreaMessages('navigation', navigationPtBR);
  return (
    <nav {...pickDomProps('breadcrumbs', props)} aria-label={navigation.breadcrumbs}>
      <ol className={trail}>
        {props.parents.map(({ label, href }) => (
          <li key={href} className={place}>
            <Link href={href} tone="neutral">
              {label}
            </Link>
            <SvgIcon icon={ChevronRight} size={16} className={between} />
          </li>
        ))}
        <li className={place}>
          <span aria-current="page" className={here}>
            {props.current}
          </span>
        </li>
      </ol>
    </nav>
  );
}
