/** Runs in the page, possibly sent there as text: it names nothing outside of itself. */
export const readRows = (table: Element): Record<string, string>[] =>
  [...table.querySelectorAll('tbody > tr:not([aria-hidden="true"], [data-detail])')].map((row) =>
    Object.fromEntries(
      [...row.children].flatMap((cell, index) => {
        // A box or a button that the table itself adds is no column of the list.
        if (cell.matches('[data-select], [data-expand]')) return [];
        const copy = cell.cloneNode(true) as Element;
        // The cut form of a long text is for the eye; the whole one is next to it.
        for (const hidden of copy.querySelectorAll('[aria-hidden="true"]')) hidden.remove();
        const header = table.querySelectorAll('thead th')[index]?.textContent ?? '';
        return [[header, (copy.textContent ?? '').trim()] as const];
      }),
    ),
  );
