export interface SidebarState {
  isHidden: boolean;
  isExpanded: boolean;
  /** Names of the items whose sub-menus are open; empty while the sidebar is collapsed. */
  openItems: readonly string[];
}

export type SidebarAction =
  | { type: 'menuButtonPressed' }
  /** `ancestorsOfPage`: the items above the current page. Their sub-menus open as well. */
  | { type: 'expandTogglePressed'; ancestorsOfPage?: readonly string[] | undefined }
  | { type: 'parentPressed'; name: string }
  | { type: 'leafPressed' }
  | { type: 'subMenuEscaped'; name: string };

/** `rail` shows only icons, `expanded` icons and titles. */
export type MenuState = 'rail' | 'expanded' | 'hidden';

export const initialSidebar: SidebarState = { isHidden: false, isExpanded: false, openItems: [] };

const collapse = (state: SidebarState): SidebarState => ({ ...state, isExpanded: false, openItems: [] });

const expand = (state: SidebarState, ancestorsOfPage: readonly string[] = []): SidebarState => ({
  ...state,
  isExpanded: true,
  openItems: ancestorsOfPage,
});

/** The sidebar as the user left it. When expanded, it opens the sub-menu of the current page. */
export const sidebarFrom = (menu: MenuState, ancestorsOfPage: readonly string[]): SidebarState =>
  menu === 'expanded' ? expand(initialSidebar, ancestorsOfPage) : { ...initialSidebar, isHidden: menu === 'hidden' };

export const menuStateOf = ({ isHidden, isExpanded }: SidebarState): MenuState =>
  isHidden ? 'hidden' : isExpanded ? 'expanded' : 'rail';

const without = (names: readonly string[], name: string) => names.filter((open) => open !== name);

/** One case for each way to press something in the menu. */
export function reduceSidebar(state: SidebarState, action: SidebarAction): SidebarState {
  switch (action.type) {
    case 'menuButtonPressed':
      return state.isHidden ? { ...state, isHidden: false } : { ...collapse(state), isHidden: true };
    case 'expandTogglePressed':
      return state.isExpanded ? collapse(state) : expand(state, action.ancestorsOfPage);
    case 'parentPressed': {
      const { openItems } = state;
      const isOpen = openItems.includes(action.name);
      return {
        ...state,
        isExpanded: true,
        openItems: isOpen ? without(openItems, action.name) : [...openItems, action.name],
      };
    }
    case 'leafPressed':
      return state.isExpanded ? collapse(state) : state;
    case 'subMenuEscaped':
      return { ...state, openItems: without(state.openItems, action.name) };
  }
}
