// These functions run in the page and may be sent there as text, so they use nothing from outside.

/** Names and numbers in the table of a chart. */
export const readBarTable = (table: Element): Record<string, string> =>
  Object.fromEntries(
    [...table.querySelectorAll('tbody > tr')].flatMap((row) => {
      const [name, value] = row.children;
      return name && value ? [[name.textContent ?? '', value.textContent ?? ''] as const] : [];
    }),
  );

/** Names and states in a list of steps. Its inner functions are anonymous: some compilers mark named ones with a helper from outside. */
export const readStepList = (list: Element): Record<string, string> =>
  Object.fromEntries(
    [...list.children].map((step) => {
      const [name, state] = ['name', 'state'].map((part) => step.querySelector(`[data-part="${part}"]`)?.textContent);
      return [name ?? '', state ?? ''] as const;
    }),
  );
