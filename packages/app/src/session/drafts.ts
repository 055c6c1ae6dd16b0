/** The typed values of the forms on the screen, by the form's name; in memory only. */
const typed = new Map<string, unknown>();
let saved: { email: string; drafts: Map<string, unknown>; reason: DraftReason } | null = null;

/** The reason why the forms left the screen: the end of the session, or an error that broke the screen. */
export type DraftReason = 'session' | 'error';

/** `null` once there is nothing typed, or the form is gone. Never for a form with a secret in it. */
export function recordDraft(name: string, values: unknown) {
  if (values === null) typed.delete(name);
  else typed.set(name, values);
}

/** The session expired: the typed values are kept for the same user. */
export function keepDraftsFor(email: string) {
  saved = typed.size > 0 ? { email, drafts: new Map(typed), reason: 'session' } : null;
  typed.clear();
}

/** Any other end of a session. */
export function discardDrafts() {
  saved = null;
  typed.clear();
}

/**
 * A screen broke: what is typed waits for the same user, as after a session that ran out. Call it before the effects of that
 * screen are cleaned up.
 */
export function saveDraftsOfBrokenScreen(email: string) {
  if (email !== '' && typed.size > 0) saved = { email, drafts: new Map(typed), reason: 'error' };
  typed.clear();
}

/** Whether this user has typed something that is on the screen, or that waits. */
export const hasDrafts = (email: string): boolean =>
  email !== '' && (typed.size > 0 || (saved?.email === email && saved.drafts.size > 0));

/** Why drafts were kept last. */
export const draftReason = (): DraftReason => saved?.reason ?? 'session';

/** The values of this user in this form when the session ran out or the screen broke. */
export const savedDraft = (name: string, email: string): unknown =>
  saved?.email === email ? saved.drafts.get(name) : undefined;

/** The form took its draft over. */
export const forgetSavedDraft = (name: string) => void saved?.drafts.delete(name);

/** Another user signed in. */
export function forgetSavedDrafts() {
  saved = null;
}
