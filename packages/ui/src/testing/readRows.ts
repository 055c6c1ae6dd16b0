/**
 * Runs in the page, and Playwright sends it there as text, so it uses nothing outside of itself. Columns without a total are left out of
 * `totals`.
 */
export const readRows = (table: Element): { rows: Record<string, string>[]; totals: Record<string, string>[] } => {
  const added = '[data-select], [data-expand]';
  const headers = [...table.querySelectorAll(`thead th:not(${added})`)].map((header) => header.textContent ?? '');
  const readAll = (rows: string) =>
    [...table.querySelectorAll(rows)].map((row) => {
      // Skips the cells with checkboxes and buttons that the table adds before the columns.
      const cells = [...row.children].filter((cell) => !cell.matches(added)).slice(-headers.length);
      return cells.map((cell, index) => {
        const copy = cell.cloneNode(true) as Element;
        // Skips the truncated text; the full text is next to it.
        for (const hidden of copy.querySelectorAll('[aria-hidden="true"]')) hidden.remove();
        return [headers[index] ?? '', (copy.textContent ?? '').trim()] as const;
      });
    });
  return {
    rows: readAll('tbody > tr:not([aria-hidden="true"], [data-detail])').map((row) => Object.fromEntries(row)),
    totals: readAll('tfoot > tr').map((row) => Object.fromEntries(row.filter(([, text]) => text !== ''))),
  };
};
