'use client';
import {
  type MouseEvent,
  type ReactNode,
  type Ref,
  startTransition,
  use,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { shellPtBR } from '../../i18n/ptBR/shell.ts';
import { useAreaMessages } from '../../i18n/useAreaMessages.ts';
import { useControlRef } from '../../internal/fields/FieldFrame/useControlRef.ts';
import { NavigateContext } from '../../internal/base/router/NavigateContext.ts';
import { type DomProps, pickDomProps } from '../../internal/base/dom/pickDomProps.ts';
import { useRootMark } from '../../internal/base/dom/useRootMark.ts';
import type { MenuEntry } from '../Menu/MenuEntry.ts';
import { showToast } from '../../internal/overlays/toasts/showToast.ts';
import { bannerSlot, columns, content, main, shell as shellClass, skipLink, skipLinks } from './AppShell.css.ts';
import { Header } from './Header.tsx';
import { lazyMenuDrawer } from './lazyMenuDrawer.ts';
import { openAncestors, type NavItem } from './NavItem.ts';
import { Sidebar } from './Sidebar.tsx';
import {
  type MenuState,
  menuStateOf,
  type SidebarAction,
  sidebarFrom,
  type SidebarState,
  reduceSidebar,
} from './reduceSidebar.ts';
import { SubtitleBar } from './SubtitleBar.tsx';
import { useIsNarrow } from './useIsNarrow.ts';

const MenuDrawer = lazyMenuDrawer.Part;

export interface AppShellProps extends DomProps {
  /** The name of the product, next to the mark in the header. */
  productName: string;
  /** The logo of another company, which replaces the kit's mark and the name in header and drawer. An image needs `alt`. */
  logo?: ReactNode;
  /** The side menu, already filtered by the user's permissions. Without it there is no menu and no menu button. */
  navigation?: readonly NavItem[] | undefined;
  /** The key of the current page (`eligibilities-report`). It marks the menu item; a change moves the focus to the content. */
  currentPage?: string | undefined;
  /** The name of the user, for the initials and the greeting; omit it if there is no sign-in. `email` is above the items of `userMenu`. */
  user?: { name: string; email?: string | undefined } | undefined;
  /**
   * Turns the user's name into a menu button with these items: profile, preferences. “Sair” is added as the last item if there is
   * `onSignOut`.
   */
  userMenu?: readonly MenuEntry[] | undefined;
  /** Adds “Sair”. Runs at once, so ask first if something would be lost. */
  onSignOut?: (() => void) | undefined;
  /** The bell with the notifications of this visit. @default true */
  hasNotifications?: boolean | undefined;
  /** The button that switches between light and dark. @default true */
  hasColorMode?: boolean | undefined;
  /** A `Banner` for the whole app (lost connection, planned downtime), above the title and the content of every screen. */
  banner?: ReactNode;
  /** The `main` element, for a focus after the sign-in or a measurement. */
  mainRef?: Ref<HTMLElement> | undefined;
  /** The initial state of the side menu. Below 768 px it is a closed drawer. @default 'rail' */
  initialMenu?: MenuState | undefined;
  /** Runs when the user hides, shows, expands or collapses the side menu, never for the drawer. Store the value for `initialMenu`. */
  onMenuChange?: ((menu: MenuState) => void) | undefined;
  /** The screen's title in the subtitle bar. Without it there is no bar, and the screen needs its own `h1`. */
  subtitle?: string | undefined;
  /** Adds “Voltar” to the subtitle bar. */
  onBack?: (() => void) | undefined;
  /** Further header controls, before the kit's own. */
  headerActions?: ReactNode;
  /** Navigates to a menu item's `href` without loading the page. By default the `navigate` of `UiProvider`, or else the browser. */
  onNavigate?: ((href: string) => void) | undefined;
  /** The screen. Its headings begin at level 2. */
  children: ReactNode;
}

/** Moves the focus without a hash in the address, which would add a history entry. */
function jumpTo(event: MouseEvent, id: string) {
  event.preventDefault();
  document.getElementById(id)?.focus();
}

const noItems: readonly NavItem[] = [];

/** The frame of every screen: header, side menu, subtitle bar and content. */
export function AppShell(props: AppShellProps) {
  const { productName, logo, navigation = noItems, currentPage = '', user, onSignOut, subtitle, onBack } = props;
  const { userMenu, banner, headerActions, hasNotifications = true, hasColorMode = true, children } = props;
  const navigate = use(NavigateContext);
  const hasMenu = navigation.length > 0;
  const shell = useAreaMessages('shell', shellPtBR);
  useRootMark('data-ui-shell');
  const id = useId();
  const mainId = `${id}main`;
  const titleId = `${id}title`;
  const menuId = `${id}menu`;
  const isNarrow = useIsNarrow();
  useEffect(() => {
    if (isNarrow) lazyMenuDrawer.preload();
  }, [isNarrow]);
  const ancestorsOfPage = openAncestors(navigation, currentPage);
  const [sidebar, setSidebar] = useState(() => sidebarFrom(props.initialMenu ?? 'rail', ancestorsOfPage));
  /** The menu of the open drawer. Its state does not change the sidebar. */
  const [drawer, setDrawer] = useState<SidebarState | null>(null);
  if (drawer && !isNarrow) setDrawer(null);
  const menu = drawer ?? sidebar;
  const act = (action: SidebarAction) => {
    const next = reduceSidebar(menu, action);
    if (drawer) return setDrawer(next);
    setSidebar(next);
    if (menuStateOf(next) !== menuStateOf(sidebar)) props.onMenuChange?.(menuStateOf(next));
  };
  const isMenuShown = hasMenu && (isNarrow ? drawer !== null : !sidebar.isHidden);
  const mainRef = useControlRef<HTMLElement>({ ref: props.mainRef });
  const pageFocused = useRef(currentPage);
  useEffect(() => {
    if (pageFocused.current === currentPage) return;
    pageFocused.current = currentPage;
    mainRef.current?.focus();
  }, [currentPage, mainRef]);
  const closeDrawer = () => setDrawer(null);
  const reportDrawerLoadError = () => {
    showToast('error', { title: shell.menuLoadFailed, message: shell.menuLoadFailedNote });
    closeDrawer();
  };
  const nav = {
    items: navigation,
    currentPage,
    openItems: menu.openItems,
    onParentPress: (name: string) => act({ type: 'parentPressed', name }),
    onSubMenuEscape: (name: string) => act({ type: 'subMenuEscaped', name }),
    onNavigate: (href: string, isLeaf: boolean) => {
      if (isNarrow) closeDrawer();
      // The menu collapses together with the change of the screen. Otherwise the former screen would be laid out again for nothing.
      else if (isLeaf) startTransition(() => act({ type: 'leafPressed' }));
      (props.onNavigate ?? navigate)?.(href);
    },
    isRouted: Boolean(props.onNavigate ?? navigate),
  };
  return (
    <div {...pickDomProps('app-shell', props)} className={shellClass}>
      <Header
        skipLinks={
          <div className={skipLinks}>
            <a href={`#${mainId}`} className={skipLink} onClick={(event) => jumpTo(event, mainId)}>
              {shell.skipToContent}
            </a>
            {isMenuShown && !isNarrow && (
              <a href={`#${menuId}`} className={skipLink} onClick={(event) => jumpTo(event, menuId)}>
                {shell.skipToMenu}
              </a>
            )}
          </div>
        }
        productName={productName}
        logo={logo}
        userName={user?.name}
        userEmail={user?.email}
        userMenu={userMenu}
        isNarrow={isNarrow}
        actions={headerActions}
        hasNotifications={hasNotifications}
        hasColorMode={hasColorMode}
        onSignOut={onSignOut}
        menuButton={
          hasMenu
            ? {
                label: isNarrow ? shell.openMenu : isMenuShown ? shell.hideMenu : shell.showMenu,
                isExpanded: isMenuShown,
                controls: isMenuShown && !isNarrow ? menuId : undefined,
                onPress: isNarrow
                  ? () => setDrawer(sidebarFrom('expanded', ancestorsOfPage))
                  : () => act({ type: 'menuButtonPressed' }),
              }
            : undefined
        }
      />
      <div className={columns}>
        {isNarrow || !isMenuShown ? (
          <div />
        ) : (
          <Sidebar
            {...nav}
            id={menuId}
            isExpanded={sidebar.isExpanded}
            onExpandToggle={() => act({ type: 'expandTogglePressed', ancestorsOfPage })}
          />
        )}
        <main
          ref={mainRef}
          id={mainId}
          tabIndex={-1}
          aria-labelledby={subtitle === undefined ? undefined : titleId}
          className={main}
        >
          {banner && <div className={bannerSlot}>{banner}</div>}
          {subtitle !== undefined && <SubtitleBar titleId={titleId} title={subtitle} onBack={onBack} />}
          <div className={content}>{children}</div>
        </main>
      </div>
      {drawer && (
        <MenuDrawer
          {...nav}
          logo={logo}
          productName={productName}
          userName={user?.name}
          onClose={closeDrawer}
          onSignOut={onSignOut}
          onLoadError={reportDrawerLoadError}
        />
      )}
    </div>
  );
}
