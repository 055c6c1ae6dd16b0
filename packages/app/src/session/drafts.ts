/** What is typed in the forms on the screen, by the form's name; in memory only. */
const typed = new Map<string, unknown>();
let saved: { email: string; drafts: Map<string, unknown> } | null = null;

/** `null` once there is nothing typed, or the form is gone. Never for a form with a secret in it. */
export function noteDraft(name: string, values: unknown) {
  if (values === null) typed.delete(name);
  else typed.set(name, values);
}

/** A session ran out: what is typed waits for the same user. Any other end throws it away. */
export function saveDrafts(interruption: { email: string } | null) {
  saved = interruption && typed.size > 0 ? { email: interruption.email, drafts: new Map(typed) } : null;
  typed.clear();
}

/** What this user had typed in this form when the session ran out. */
export const savedDraft = (name: string, email: string): unknown =>
  saved?.email === email ? saved.drafts.get(name) : undefined;

/** The form took its draft over. */
export const forgetSavedDraft = (name: string) => void saved?.drafts.delete(name);

/** Another user signed in. */
export function forgetSavedDrafts() {
  saved = null;
}
