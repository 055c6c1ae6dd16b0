/** Calls a listener of the caller. If it throws, the error is reported as uncaught, and the call continues. */
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
