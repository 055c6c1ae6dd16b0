import { type ErrorSituation, type SuccessSituation, successToast, toastFor } from '@oraculo/api-client';
import { toast } from '@oraculo/ui';

/** The specification's toast for what failed, if one is due. */
export function notifyError(situation: ErrorSituation, error: unknown) {
  const content = toastFor(situation, error);
  if (content) toast.error(content);
}

/** The specification's toast for what went well. */
export const notifySuccess = (situation: SuccessSituation) => toast.success(successToast(situation));
