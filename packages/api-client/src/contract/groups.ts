import type { OperationId } from './operations.ts';

/** The prefix of every group's name in `membership`. */
export const groupPrefix = 'GG_BR_APL_AUTH_ORACULO_USER_';

/**
 * Who may call an operation. `none`: anyone with the application key. `everyone`: anyone who is signed in. `receivables`:
 * members of receivables or administration. `admin`: members of administration.
 */
export type Group = 'none' | 'everyone' | 'receivables' | 'admin';

/**
 * Whether a user with these memberships is in a group. The gateway’s guard and the app’s menu and routes use it. Nobody
 * is in an unknown group.
 */
export function isInGroup(group: Group, membership: readonly string[]): boolean {
  const has = (name: string) => membership.includes(groupPrefix + name);
  switch (group) {
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

/** The group that may call each operation. */
export const groups: Readonly<Record<OperationId, Group>> = {
  'session.signIn': 'none',
  'session.signOut': 'everyone',
  'operators.list': 'everyone',
  'operators.page': 'admin',
  'operators.options': 'everyone',
  'operators.get': 'admin',
  'operators.providers': 'admin',
  'operators.create': 'admin',
  'operators.update': 'admin',
  'brands.ofOperator': 'everyone',
  'brands.all': 'everyone',
  'templates.list': 'admin',
  'eligibility.check': 'everyone',
  'eligibility.validateCard': 'everyone',
  'eligibility.search': 'everyone',
  'reports.request': 'everyone',
  'reports.history': 'everyone',
  'batches.list': 'everyone',
  'batches.users': 'everyone',
  'batches.cancel': 'everyone',
  'batches.export': 'everyone',
  'batches.upload': 'everyone',
  'restore.list': 'receivables',
  'restore.users': 'receivables',
  'restore.upload': 'receivables',
  'restore.errors': 'receivables',
  'documents.list': 'receivables',
  'documents.users': 'receivables',
  'documents.upload': 'receivables',
  'documents.lastModification': 'receivables',
  'documents.update': 'receivables',
  'credentials.list': 'admin',
  'credentials.report': 'admin',
  'credentials.get': 'admin',
  'credentials.create': 'admin',
  'credentials.update': 'admin',
  'credentials.remove': 'admin',
  'glosas.list': 'receivables',
  'glosas.users': 'receivables',
  'glosas.errors': 'receivables',
  'glosas.exportErrors': 'receivables',
  'glosas.upload': 'receivables',
  'glosas.remove': 'receivables',
  'healthCard.list': 'receivables',
  'healthCard.users': 'receivables',
  'healthCard.uploadAddress': 'receivables',
  'healthCard.errors': 'receivables',
};
