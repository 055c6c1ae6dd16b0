import { isInGroup } from '@oraculo/api-client/contract';
import { type ScreenRoute, screenRoutes } from './screenRoutes.ts';
import { pageKey } from './pageKey.ts';

export const loginPath = '/login';
/** Where a sign-in leads. */
export const defaultPath = '/eligibilities';

export const notFoundTitle = 'Procuramos, mas não encontramos esta página';
const notAllowedTitle = 'Acesso não autorizado';

/** The place of a path for a user: a screen, a screen that is not theirs, or nothing. */
export interface Place {
  title: string;
  /** The name of its menu item. */
  page: string;
  route: ScreenRoute | undefined;
  isAdmitted: boolean;
}

const withoutTrailingSlash = (path: string) => path.replace(/(?<=.)\/+$/, '');

export function placeOf(path: string, membership: readonly string[]): Place {
  const route = screenRoutes.find((screen) => screen.path === withoutTrailingSlash(path).toLowerCase());
  const page = pageKey(route?.path ?? path);
  if (!route) return { title: notFoundTitle, page, route, isAdmitted: false };
  const mayEnter = isInGroup(route.group, membership);
  return { title: mayEnter ? route.title : notAllowedTitle, page, route, isAdmitted: mayEnter };
}
