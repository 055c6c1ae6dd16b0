export interface Decision {
  rule: string;
  /** Only where this matches the element; without it everywhere. */
  where?: RegExp;
  /** Why the finding is not a fault. */
  why: string;
}

/** What the engine asks about every page, whatever it holds. */
const pages: readonly Decision[] = [
  {
    rule: 'style_highcontrast_visible',
    where: /^<html/,
    why: 'Parts that draw a state by a background have rules of their own under `forced-colors` (Switch, Tabs, Pagination and others).',
  },
  {
    rule: 'style_color_misuse',
    where: /^<style/,
    why: 'It asks of every style sheet. Each state has a word or a shape beside its colour (docs/conformity.md, 1.4.1).',
  },
  {
    rule: 'element_tabbable_unobscured',
    why: 'It asks where two controls share a box. The journeys judge each focus stop on its way by what lies over it.',
  },
  {
    rule: 'element_tabbable_visible',
    where: /^<a [^>]*href="#/,
    why: 'The link to the content is out of sight until it has the focus, and in sight then: a story of AppShell shows it.',
  },
];

/** A layer over the page: what is behind it is hidden from readers by `aria-hidden`, and the layer holds the focus. */
const behindLayers: readonly Decision[] = [
  {
    rule: 'aria_hidden_nontabbable',
    where: /^<(?:button|input|select|textarea|a)\b/,
    why: 'These lie behind an open modal, which holds the focus: Tab goes round in it (`ModalBehaviour.stories.tsx`).',
  },
  {
    rule: 'widget_tabbable_exists',
    why: 'The engine takes what is behind an open layer for a part without a stop. The stop is there once the layer is closed; while it is open, the focus is in the layer.',
  },
  {
    rule: 'aria_keyboard_handler_exists',
    where: /role="(?:menu|grid|combobox|listbox|tablist|radiogroup)"/,
    why: 'React listens at the root, which the engine cannot see. Each part has stories by keys, and the pattern testers of React Aria.',
  },
];

const fields: readonly Decision[] = [
  {
    rule: 'input_label_visible',
    why: 'A button with an icon alone shows its name as a tip, on focus as well. Month and year of a calendar stand in its heading, where their value says what they are.',
  },
  {
    rule: 'input_fields_grouped',
    why: 'It asks wherever two fields follow each other. Fields that belong together have a `FieldGroup` with its name.',
  },
  {
    rule: 'select_options_grouped',
    where: /aria-label="(?:Mês|Ano)"/,
    why: 'Twelve months and a row of years are each one group.',
  },
  {
    rule: 'fieldset_legend_valid',
    where: /aria-label=/,
    why: 'The group has its name by `aria-label`, which readers say as they say a legend.',
  },
  {
    rule: 'combobox_active_descendant',
    why: 'The list takes several choices: `aria-selected` says what is chosen, and `aria-activedescendant` where the user is. The rule knows lists of one choice only.',
  },
  {
    rule: 'target_spacing_sufficient',
    where: /^<input [^>]*role="combobox"|aria-haspopup="listbox"/,
    why: 'The engine measures the bare input. A press anywhere in its box, which is 40 px high, goes to it.',
  },
  {
    rule: 'form_submit_button_exists',
    where: /aria-label="Filtros"/,
    why: 'A story about Enter, whose form has no button on purpose. Forms of the app have one.',
  },
  {
    rule: 'input_label_exists',
    where: /^<output/,
    why: 'A line of a story that shows what happened. `output` is a status and takes no input.',
  },
];

const tables: readonly Decision[] = [
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
    where: /data-label=/,
    why: 'The headings of cards are clipped, not removed: they stay in the accessibility tree, and each cell says its column’s name.',
  },
  {
    rule: 'aria_child_valid',
    where: /^<tbody/,
    why: 'While rows load, the body holds shapes that are hidden from readers; the table says that it is busy.',
  },
  {
    rule: 'aria_accessiblename_exists',
    where: /^<th scope="row">/,
    why: 'The heading holds a shortened name, which is hidden from readers, and the whole one, which is clipped: browsers name it by the whole one (`DataTableNames.stories.tsx`), and Orca says it. The engine stops at the hidden one. That no heading is empty is axe’s rule `empty-table-header`.',
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

/** What IBM's engine finds or asks a person to look at and is no fault, each looked at once. A finding that is not here fails. */
export const decisions: readonly Decision[] = [...pages, ...behindLayers, ...fields, ...tables];
