/** The typed values of the forms on the screen, by the form's name; in memory only. */
const typed = new Map<string, unknown>();
let saved: { email: string; drafts: Map<string, unknown>; reason: DraftReason } | null = null;

/** The reason why the forms were unmounted: the end of the session, or an error of the screen. */
export type DraftReason = 'session' | 'error';

/** `values` is `null` when nothing is typed or the form is unmounted. Never pass a secret. */
export function recordDraft(name: string, values: unknown) {
  if (values === null) typed.delete(name);
  else typed.set(name, values);
}

/** Called when the session expires: keeps the typed values for the same user. */
export function keepDraftsFor(email: string) {
  saved = typed.size > 0 ? { email, drafts: new Map(typed), reason: 'session' } : null;
  typed.clear();
}

/** Called at any other end of a session: drops the typed values. */
export function discardDrafts() {
  saved = null;
  typed.clear();
}

/**
 * Called when a screen throws: keeps the typed values for the same user, as after an expired session. Call it before
 * the effects of that screen are cleaned up.
 */
export function saveDraftsOfBrokenScreen(email: string) {
  if (email !== '' && typed.size > 0) saved = { email, drafts: new Map(typed), reason: 'error' };
  typed.clear();
}

/** Whether this user has typed values, on the screen or kept. */
export const hasDrafts = (email: string): boolean =>
  email !== '' && (typed.size > 0 || (saved?.email === email && saved.drafts.size > 0));

/** Why drafts were last kept. */
export const draftReason = (): DraftReason => saved?.reason ?? 'session';

/** The values of this user in this form when the session expired or the screen broke. */
export const savedDraft = (name: string, email: string): unknown =>
  saved?.email === email ? saved.drafts.get(name) : undefined;

/** Called when the form has restored its draft. */
export const forgetSavedDraft = (name: string) => void saved?.drafts.delete(name);

/** Called when another user signs in. */
export function forgetSavedDrafts() {
  saved = null;
}
