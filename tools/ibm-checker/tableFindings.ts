import type { AcceptedFinding } from './AcceptedFinding.ts';

/** Tables, cards and grids. */
export const tables: readonly AcceptedFinding[] = [
  {
    rule: 'aria_role_redundant',
    where: /role="(?:table|rowgroup|row|rowheader|columnheader|cell|gridcell)"/,
    why: 'Some browsers drop the role of a table’s elements where CSS changes their layout, as for cards and sticky rows.',
  },
  {
    rule: 'table_headers_exists',
    where: /role="table"/,
    why: 'The headings of cards are clipped, not removed: they stay in the accessibility tree, and each cell shows its column’s name.',
  },
  {
    rule: 'table_headers_related',
    where: /data-label=|data-select=/,
    why: 'In a card each cell shows its column’s name, and the headings are clipped, not removed. The engine treats clipped elements as missing.',
  },
  {
    rule: 'table_headers_related',
    story: /^dados-datatable-detalhes--/,
    why: 'A row of details spans all columns, so the engine treats the table as a complex one. Each column has one heading, in the first row, and HTML derives its scope.',
  },
  {
    rule: 'table_headers_exists',
    where: /aria-label="[0-9]{4}"[^>]*role="grid"/,
    why: 'The grid has the twelve months of a year in rows of three. Their only heading is the year, which names the grid.',
  },
  {
    rule: 'aria_child_valid',
    where: /^<tbody/,
    why: 'While rows load, the body holds skeletons that are hidden from screen readers, and the table is marked as busy.',
  },
  {
    rule: 'aria_accessiblename_exists',
    where: /^<th [^>]*scope="row"/,
    why: 'The heading holds a shortened name, which is hidden from screen readers, and the whole name, which is clipped. Browsers use the whole name (`DataTableNames.stories.tsx`), and Orca says it. The engine stops at the hidden name. Axe’s rule `empty-table-header` finds empty headings.',
  },
  {
    rule: 'aria_accessiblename_exists',
    where: /^<th [^>]*data-expand=/,
    why: 'The heading of the column of expand buttons is clipped, not removed.',
  },
  {
    rule: 'label_content_exists',
    why: 'The label around the checkbox of a row makes its target as large as the cell. `aria-labelledby` names the checkbox by its row.',
  },
  {
    rule: 'element_attribute_deprecated',
    where: /^<th [^>]*abbr=/,
    why: 'HTML’s current standard has `abbr` for headings. Screen readers use it to say the weekday’s whole name.',
  },
];
