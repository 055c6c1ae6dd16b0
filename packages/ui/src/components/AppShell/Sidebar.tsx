'use client';
import { ChevronsLeft, ChevronsRight } from '@lucide/icons';
import { shellPtBR } from '../../i18n/ptBR/shell.ts';
import { useAreaMessages } from '../../i18n/useAreaMessages.ts';
import { SvgIcon } from '../../internal/base/icons/SvgIcon.tsx';
import { NavList, type NavListProps } from './NavList.tsx';
import { foot, item, itemTitle, quiet, railItem, sidebars } from './Sidebar.css.ts';

interface SidebarProps extends NavListProps {
  id: string;
  onExpandToggle: () => void;
}

/** The side menu from 768 px up, next to the content: 88 px wide with icons only, 266 px with titles. */
export function Sidebar({ id, onExpandToggle, ...nav }: SidebarProps) {
  const shell = useAreaMessages('shell', shellPtBR);
  const { isExpanded } = nav;
  const toggleName = isExpanded ? shell.collapseMenu : shell.expandMenu;
  const Arrows = isExpanded ? ChevronsLeft : ChevronsRight;
  return (
    <nav id={id} aria-label={shell.mainMenu} tabIndex={-1} className={isExpanded ? sidebars.wide : sidebars.rail}>
      <NavList {...nav} />
      <div className={foot}>
        <button
          type="button"
          className={`${isExpanded ? item : railItem} ${quiet}`}
          aria-label={isExpanded ? undefined : toggleName}
          data-tooltip={isExpanded ? undefined : toggleName}
          data-tooltip-side="end"
          onClick={onExpandToggle}
        >
          <SvgIcon icon={Arrows} size={22} />
          {isExpanded && <span className={itemTitle}>{toggleName}</span>}
        </button>
      </div>
    </nav>
  );
}
