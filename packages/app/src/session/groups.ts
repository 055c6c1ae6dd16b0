import { groupPrefix } from '@oraculo/api-client/contract';

/** The groups that a rule can ask for; READ and READWRITE exist but open no screen by themselves. */
export type Group = 'RECEBIVEIS' | 'ADMIN';

export { groupPrefix };

/** `everyone` means everyone who is signed in. */
export type Audience = 'everyone' | readonly Group[];

export const isAdmitted = (audience: Audience, membership: readonly string[]): boolean =>
  audience === 'everyone' || audience.some((group) => membership.includes(groupPrefix + group));
