import { isInGroup } from '@oraculo/api-client/contract';
import { type ScreenRoute, screenRoutes } from './screenRoutes.ts';
import { pageKey } from './pageKey.ts';

export const signInPath = '/login';
/** Address of the former app (requirement 2.2.1). */
export const legacyPath = '/oraculo2';
/** The first screen after a sign-in. */
export const defaultPath = '/eligibilities';

export const notFoundTitle = 'Procuramos, mas não encontramos esta página';
const notAllowedTitle = 'Acesso não autorizado';

/** The result for a path: a screen, a screen that the user may not open, or not found. */
export interface ResolvedRoute {
  title: string;
  /** The name of its menu item. */
  page: string;
  route: ScreenRoute | undefined;
  isAllowed: boolean;
}

const withoutTrailingSlash = (path: string) => path.replace(/(?<=.)\/+$/, '');

export function resolveRoute(path: string, membership: readonly string[]): ResolvedRoute {
  const route = screenRoutes.find((screen) => screen.path === withoutTrailingSlash(path).toLowerCase());
  const page = pageKey(route?.path ?? path);
  if (!route) return { title: notFoundTitle, page, route, isAllowed: false };
  const isAllowed = isInGroup(route.group, membership);
  return { title: isAllowed ? route.title : notAllowedTitle, page, route, isAllowed };
}
