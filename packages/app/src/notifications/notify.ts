import { type ErrorSituation, type SuccessSituation, successToast, toastFor } from '@oraculo/api-client';
import { toast, type ToastAction } from '@oraculo/ui';

/** Shows the specification's toast for a failure, if it has one. */
export function notifyError(situation: ErrorSituation, error: unknown) {
  const content = toastFor(situation, error);
  if (content) toast.error(content);
}

/** Shows the specification's toast for a success. Returns a function that removes it. */
export const notifySuccess = (situation: SuccessSituation) => toast.success(successToast(situation));

/** Shows a toast for work that has started and is not finished, with a button that opens the list where it can be followed. */
export const notifyStarted = (situation: SuccessSituation, action: ToastAction) =>
  toast.info({ ...successToast(situation), action });

/** Shows the message of the response as a toast. A response without a message gets the usual toast. */
export function notifyReceipt(answer: unknown) {
  const message = typeof answer === 'object' && answer !== null && 'message' in answer ? answer.message : undefined;
  if (typeof message === 'string' && message !== '') toast.success({ title: message });
  else notifySuccess('fileSent');
}
