import { signInToast } from '@oraculo/api-client';
import { toast } from '@oraculo/ui';

/** As `notifyError('signIn', error)`, without the words of what is done behind the sign-in. It stays until the answer takes it back. */
export function notifySignInError(error: unknown) {
  const content = signInToast(error);
  return content && toast.error({ ...content, durationMs: Number.POSITIVE_INFINITY });
}
