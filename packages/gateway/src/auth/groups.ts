import { type Group, groupPrefix } from '@oraculo/api-client/contract';

/** Who may use a route: a group of the contract, or `public` for what needs not even the application key. */
export type Access = Group | 'public';

/** Closed by default: an access that is not named here lets nobody in. */
export function isAllowed(access: Access, membership: readonly string[]): boolean {
  const has = (group: string) => membership.includes(groupPrefix + group);
  switch (access) {
    case 'public':
    case 'none':
    case 'everyone':
      return true;
    case 'receivables':
      return has('RECEBIVEIS') || has('ADMIN');
    case 'admin':
      return has('ADMIN');
    default:
      return false;
  }
}
