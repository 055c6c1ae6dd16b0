// These functions run in the page, and Playwright sends them there as text, so they use nothing outside of themselves.

/** Names and numbers in the table of a chart. */
export const readBarTable = (table: Element): Record<string, string> =>
  Object.fromEntries(
    [...table.querySelectorAll('tbody > tr')].flatMap((row) => {
      const [name, value] = row.children;
      return name && value ? [[name.textContent ?? '', value.textContent ?? ''] as const] : [];
    }),
  );

/** Names and states in a list of steps. Inner functions are anonymous, because some compilers wrap named functions in a helper. */
export const readStepList = (list: Element): Record<string, string> =>
  Object.fromEntries(
    [...list.children].map((step) => {
      const [name, state] = ['name', 'state'].map((part) => step.querySelector(`[data-part="${part}"]`)?.textContent);
      return [name ?? '', state ?? ''] as const;
    }),
  );
