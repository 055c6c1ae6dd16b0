// These run in the page, possibly sent there as text: they name nothing outside of themselves.

/** Names and numbers of the table behind a picture. */
export const readBarTable = (table: Element): Record<string, string> =>
  Object.fromEntries(
    [...table.querySelectorAll('tbody > tr')].flatMap((row) => {
      const [name, value] = row.children;
      return name && value ? [[name.textContent ?? '', value.textContent ?? ''] as const] : [];
    }),
  );

/** Names and states of a list of steps. No function has a name in here: some compilers mark those by a helper outside. */
export const readStepList = (list: Element): Record<string, string> =>
  Object.fromEntries(
    [...list.children].map((step) => {
      const [name, state] = ['name', 'state'].map((part) => step.querySelector(`[data-part="${part}"]`)?.textContent);
      return [name ?? '', state ?? ''] as const;
    }),
  );
