'use client';
import { ChevronDown } from '@lucide/icons';
import { type ComponentProps, type KeyboardEvent, type MouseEvent, useId, useRef } from 'react';
import { Drawing } from '../../internal/Drawing.tsx';
import { isPlainClick, useHref } from '../../internal/NavigateContext.ts';
import { moveInMenu } from './navKeys.ts';
import { hasSubItems, holdsPage, type NavItem, type NavSubItem } from './NavItem.ts';
import { chevron, item as wideItem, itemTitle, list, railItem, subItem, subList } from './Sidebar.css.ts';

export interface NavListProps {
  items: readonly NavItem[];
  currentPage: string;
  isExpanded: boolean;
  openItems: readonly string[];
  onParentPress: (name: string) => void;
  onSubMenuEscape: (name: string) => void;
  /** A place was chosen; `isLeaf` tells an item of the first level from a sub-item. */
  onNavigate: (href: string, isLeaf: boolean) => void;
}

interface NavLinkProps extends Omit<ComponentProps<'a'>, 'href' | 'onClick'> {
  href: string;
  onFollow: (href: string) => void;
}

function NavLink({ href, onFollow, children, ...link }: NavLinkProps) {
  const target = useHref(href);
  const follow = (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    onFollow(href);
  };
  return (
    <a {...link} href={target} onClick={follow}>
      {children}
    </a>
  );
}

interface ParentProps extends NavListProps {
  item: NavItem & { subItems: readonly NavSubItem[] };
}

function Parent({ item, currentPage, isExpanded, openItems, onParentPress, onSubMenuEscape, onNavigate }: ParentProps) {
  const id = useId();
  const isOpen = openItems.includes(item.name);
  const isHolding = holdsPage(item, currentPage);
  const buttonRef = useRef<HTMLButtonElement>(null);
  const moveOrClose = (event: KeyboardEvent<HTMLElement>) => {
    moveInMenu(event);
    if (event.key !== 'Escape' || !isOpen) return;
    // In the drawer the first Escape closes the sub-menu, the second the drawer.
    event.stopPropagation();
    buttonRef.current?.focus();
    onSubMenuEscape(item.name);
  };
  return (
    <li>
      <button
        ref={buttonRef}
        type="button"
        className={isExpanded ? wideItem : railItem}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        aria-label={isExpanded ? undefined : item.title}
        data-tip={isExpanded ? undefined : item.title}
        data-holds-page={(isHolding && !isOpen) || undefined}
        onKeyDown={moveOrClose}
        onClick={() => onParentPress(item.name)}
      >
        {item.icon}
        {isExpanded && (
          <>
            <span className={itemTitle}>{item.title}</span>
            <Drawing of={ChevronDown} className={chevron} size={18} />
          </>
        )}
      </button>
      {isOpen && (
        <ul id={id} className={subList}>
          {item.subItems.map(({ name, title, href }) => (
            <li key={name}>
              <NavLink
                href={href}
                className={subItem}
                aria-current={name === currentPage ? 'page' : undefined}
                onKeyDown={moveOrClose}
                onFollow={(target) => onNavigate(target, false)}
              >
                {title}
              </NavLink>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

/** The items of the side menu: plain links and disclosure buttons, no menu roles. */
export function NavList(props: NavListProps) {
  const { items, currentPage, isExpanded, onNavigate } = props;
  return (
    <ul className={list}>
      {items.map((item) => {
        if (hasSubItems(item)) return <Parent key={item.name} {...props} item={item} />;
        const { name, title, icon, href = '#' } = item;
        return (
          <li key={name}>
            <NavLink
              href={href}
              className={isExpanded ? wideItem : railItem}
              aria-label={isExpanded ? undefined : title}
              data-tip={isExpanded ? undefined : title}
              aria-current={name === currentPage ? 'page' : undefined}
              onKeyDown={moveInMenu}
              onFollow={(target) => onNavigate(target, true)}
            >
              {icon}
              {isExpanded && <span className={itemTitle}>{title}</span>}
            </NavLink>
          </li>
        );
      })}
    </ul>
  );
}
