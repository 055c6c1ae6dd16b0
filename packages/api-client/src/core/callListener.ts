/** Calls a listener of the caller. When it throws, the error is reported as uncaught and the call goes on. */
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
