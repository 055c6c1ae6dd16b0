'use client';
import { ChevronDown } from '@lucide/icons';
import { type ComponentProps, type KeyboardEvent, type MouseEvent, type ReactNode, useId, useRef } from 'react';
import { SvgIcon } from '../../internal/base/icons/SvgIcon.tsx';
import { isPlainClick, useHref } from '../../internal/base/router/NavigateContext.ts';
import { visuallyHidden } from '../../styles/visuallyHidden.css.ts';
import { moveInMenu } from './navKeys.ts';
import { hasSubItems, containsPage, type NavEntry, accessibleNameOf, shortCount } from './NavItem.ts';
import {
  chevron,
  item as wideItem,
  itemTitle,
  list,
  countMark,
  railDot,
  railItem,
  subItem,
  subList,
  thirdItem,
} from './Sidebar.css.ts';

export interface NavListProps {
  items: readonly NavEntry[];
  currentPage: string;
  isExpanded: boolean;
  openItems: readonly string[];
  onParentPress: (name: string) => void;
  onSubMenuEscape: (name: string) => void;
  /** Runs when a page is chosen; `isLeaf` is true for an item of the first level, false for a sub-item. */
  onNavigate: (href: string, isLeaf: boolean) => void;
  /** Whether clicks are passed to `onNavigate`; otherwise the browser follows the link. */
  isRouted: boolean;
}

interface NavLinkProps extends Omit<ComponentProps<'a'>, 'href' | 'onClick'> {
  href: string;
  isRouted: boolean;
  onFollow: (href: string) => void;
}

function NavLink({ href, isRouted, onFollow, children, ...link }: NavLinkProps) {
  const target = useHref(href);
  const follow = (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    if (isRouted) event.preventDefault();
    onFollow(href);
  };
  return (
    <a {...link} href={target} onClick={follow}>
      {children}
    </a>
  );
}

/** The count and the badge after a title; both are part of the item's accessible name. */
function Marks(item: NavEntry) {
  const { count, badge } = item;
  if (!count && !badge) return null;
  return (
    <>
      <span className={visuallyHidden}>{accessibleNameOf(item).slice(item.title.length)}</span>
      {Boolean(count) && (
        <span className={countMark} aria-hidden="true">
          {shortCount(count ?? 0)}
        </span>
      )}
      {badge && (
        <span className={countMark} aria-hidden="true">
          {badge}
        </span>
      )}
    </>
  );
}

interface LineProps extends Omit<NavListProps, 'items'> {
  item: NavEntry;
  /** From 1, the level with icons. */
  level: number;
  /** Closes the sub-menu that contains the item. */
  onEscape?: (() => void) | undefined;
}

const lineClass = (level: number, isExpanded: boolean) => {
  if (level === 1) return isExpanded ? wideItem : railItem;
  return level === 2 ? subItem : thirdItem;
};

/** The icon and, unless the item is in the rail, the title with its count and badge. */
function lineContent({ item, level, isExpanded }: LineProps, end?: ReactNode) {
  const hasTitle = level > 1 || isExpanded;
  return (
    <>
      {item.icon}
      {!hasTitle && Boolean(item.count) && <span className={railDot} />}
      {hasTitle && (
        <>
          <span className={itemTitle}>{item.title}</span>
          <Marks {...item} />
          {end}
        </>
      )}
    </>
  );
}

/** An item in the rail has no visible title, so its accessible name and its tooltip contain it. */
const railName = ({ item, level, isExpanded }: LineProps) =>
  level > 1 || isExpanded
    ? undefined
    : { 'aria-label': accessibleNameOf(item), 'data-tooltip': accessibleNameOf(item), 'data-tooltip-side': 'end' };

/** Escape closes the sub-menu. It closes the drawer around the menu only if no sub-menu is open. */
function moveOrLeave(event: KeyboardEvent<HTMLElement>, onEscape: (() => void) | undefined) {
  moveInMenu(event);
  if (event.key !== 'Escape' || !onEscape) return;
  event.stopPropagation();
  onEscape();
}

function Parent(props: LineProps) {
  const { item, level, currentPage, isExpanded, openItems, onParentPress, onSubMenuEscape } = props;
  const id = useId();
  const isOpen = openItems.includes(item.name);
  const containsCurrentPage = containsPage(item, currentPage);
  const buttonRef = useRef<HTMLButtonElement>(null);
  const close = () => {
    buttonRef.current?.focus();
    onSubMenuEscape(item.name);
  };
  return (
    <li>
      <button
        ref={buttonRef}
        type="button"
        className={lineClass(level, isExpanded)}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        {...railName(props)}
        data-contains-page={(containsCurrentPage && !isOpen) || undefined}
        onKeyDown={(event) => moveOrLeave(event, isOpen ? close : props.onEscape)}
        onClick={() => onParentPress(item.name)}
      >
        {lineContent(props, <SvgIcon icon={ChevronDown} className={chevron} size={18} />)}
      </button>
      {isOpen && (
        <ul id={id} className={subList}>
          {(item.subItems ?? []).map((sub) => (
            <Line key={sub.name} {...props} item={sub} level={level + 1} onEscape={close} />
          ))}
        </ul>
      )}
    </li>
  );
}

function Line(props: LineProps) {
  const { item, level, currentPage, isExpanded, isRouted, onNavigate } = props;
  if (hasSubItems(item)) return <Parent {...props} />;
  const { name, href = '#' } = item;
  return (
    <li>
      <NavLink
        href={href}
        isRouted={isRouted}
        className={lineClass(level, isExpanded)}
        {...railName(props)}
        aria-current={name === currentPage ? 'page' : undefined}
        onKeyDown={(event) => moveOrLeave(event, props.onEscape)}
        onFollow={(target) => onNavigate(target, level === 1)}
      >
        {lineContent(props)}
      </NavLink>
    </li>
  );
}

/** The items of the side menu: plain links and disclosure buttons, no menu roles. */
export function NavList({ items, ...props }: NavListProps) {
  return (
    <ul className={list}>
      {items.map((item) => (
        <Line key={item.name} {...props} item={item} level={1} />
      ))}
    </ul>
  );
}
