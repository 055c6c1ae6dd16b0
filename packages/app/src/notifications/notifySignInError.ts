import { signInToast } from '@oraculo/api-client';
import { toast } from '@oraculo/ui';

/**
 * As `notifyError('signIn', error)`, without the toast texts of the signed-in app, which keeps the sign-in bundle small. It stays
 * until the returned function closes it.
 */
export function notifySignInError(error: unknown) {
  const content = signInToast(error);
  return content && toast.error({ ...content, durationMs: Number.POSITIVE_INFINITY });
}
