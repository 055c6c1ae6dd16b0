/** A listener of the caller that fails is reported as uncaught: the call ends as it would have without it. */
export function callListener<Values extends unknown[]>(
  listener: ((...values: Values) => void) | undefined,
  ...values: Values
): void {
  try {
    listener?.(...values);
  } catch (error) {
    queueMicrotask(() => {
      throw error;
    });
  }
}
