import { signInToast } from '@oraculo/api-client';
import { toast } from '@oraculo/ui';

/** As `notifyError('signIn', error)`, without the words of what is done behind the sign-in. */
export function notifySignInError(error: unknown) {
  const content = signInToast(error);
  if (content) toast.error(content);
}
