import type { Decision } from './Decision.ts';

/** Tables, cards and grids. */
export const tables: readonly Decision[] = [
  {
    rule: 'aria_role_redundant',
    where: /role="(?:table|rowgroup|row|rowheader|columnheader|cell|gridcell)"/,
    why: 'Some browsers drop the role of a table’s tags where CSS lays them out anew, as cards and sticky rows do.',
  },
  {
    rule: 'table_headers_exists',
    where: /role="table"/,
    why: 'The headings of cards are clipped, not removed: they stay in the accessibility tree, and each cell says its column’s name.',
  },
  {
    rule: 'table_headers_related',
    where: /data-label=|data-select=/,
    why: 'Cards are laid out anew: each cell says its column’s name, and the headings are clipped, not removed. The engine takes what is clipped for gone.',
  },
  {
    rule: 'table_headers_related',
    story: /^dados-datatable-detalhes--/,
    why: 'A row of details spans all columns, by which the engine takes the table for a complex one. Each column has one heading, in the first row, whose scope HTML finds by itself.',
  },
  {
    rule: 'table_headers_exists',
    where: /aria-label="[0-9]{4}"[^>]*role="grid"/,
    why: 'The twelve months of a year in rows of three: a month has no heading but its year, which names the grid.',
  },
  {
    rule: 'aria_child_valid',
    where: /^<tbody/,
    why: 'While rows load, the body holds shapes that are hidden from readers; the table says that it is busy.',
  },
  {
    rule: 'aria_accessiblename_exists',
    where: /^<th [^>]*scope="row"/,
    why: 'The heading holds a shortened name, which is hidden from readers, and the whole one, which is clipped: browsers name it by the whole one (`DataTableNames.stories.tsx`), and Orca says it. The engine stops at the hidden one. That no heading is empty is axe’s rule `empty-table-header`.',
  },
  {
    rule: 'aria_accessiblename_exists',
    where: /^<th [^>]*data-expand=/,
    why: 'The heading of the column of openers is clipped, not removed.',
  },
  {
    rule: 'label_content_exists',
    why: 'The label around the box of a row makes its target as large as the cell. Its name is that of the row, by `aria-labelledby`.',
  },
  {
    rule: 'element_attribute_deprecated',
    where: /^<th [^>]*abbr=/,
    why: '`abbr` of a heading is in HTML’s present standard; readers say the weekday’s whole name by it.',
  },
];
