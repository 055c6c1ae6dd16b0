import { isReportedElsewhere, ownSentence, serverSentence, type Toast, unknownError, withCode } from './toastParts.ts';

/** `toastFor('signIn', error)` alone, so that the bundle of the sign-in page does not contain the other texts. */
export function signInToast(error: unknown): Toast | null {
  if (isReportedElsewhere(error)) return null;
  const said = serverSentence(error);
  const toast = said === undefined ? { title: unknownError, message: ownSentence(error) } : { title: said };
  return withCode(toast, error);
}
