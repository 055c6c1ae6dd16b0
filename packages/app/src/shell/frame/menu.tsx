import { isInGroup } from '@oraculo/api-client/contract';
import { Icon, type NavItem } from '@oraculo/ui';
import { areaIcons } from '../routing/areaIcons.ts';
import { pageKey } from '../routing/pageKey.ts';
import { type ScreenRoute, screenRoutes } from '../routing/screenRoutes.ts';

/** Order and icons of the menu. The route table has the labels and groups. */
const entries = [
  { name: 'automations', title: 'Automações', icon: areaIcons.automations },
  { name: 'eligibilities', title: 'Elegibilidade', icon: areaIcons.eligibilities },
  { path: '/credentials', icon: areaIcons.credentials },
  { path: '/operators', icon: areaIcons.operators },
  { path: '/saude-mais', icon: areaIcons['saude-mais'] },
] as const;

const toItem = ({ path, menuLabel, title }: ScreenRoute) => ({
  name: pageKey(path),
  title: menuLabel ?? title,
  href: path,
});

/** The menu of one user. A parent without visible children is not shown. */
export function menuFor(membership: readonly string[]): NavItem[] {
  const visible = screenRoutes.filter(({ menuLabel, group }) => menuLabel && isInGroup(group, membership));
  return entries.flatMap((entry): NavItem[] => {
    const icon = <Icon of={entry.icon} size={20} />;
    if ('path' in entry)
      return visible.filter(({ path }) => path === entry.path).map((route) => ({ ...toItem(route), icon }));
    const subItems = visible.filter(({ path }) => path.split('/')[1] === entry.name).map(toItem);
    return subItems.length > 0 ? [{ name: entry.name, title: entry.title, icon, subItems }] : [];
  });
}
