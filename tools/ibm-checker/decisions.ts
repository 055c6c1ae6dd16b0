import type { Decision } from './Decision.ts';
import type { Finding } from './checkStory.ts';
import { tables } from './tableDecisions.ts';

/** Findings that the engine reports on every page. */
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

/** Rules of HTML that the engine does not know, and findings about a story's own page. */
const misread: readonly Decision[] = [
  {
    rule: 'list_structure_proper',
    where: /^<dl/,
    why: 'A `dl` may hold `div`s with a `dt` and a `dd` each (HTML, 4.4.9); the engine asks for the two as its children.',
  },
  {
    rule: 'label_ref_valid',
    where: /^<label class="[^"]*" for=/,
    story: /^(?:dados-meter|fundamentos-idioma)--/,
    why: 'The native `meter` is clipped, not removed: it stays in the accessibility tree, where its story finds it by role and name. The engine takes what is clipped by `clip-path` for hidden.',
  },
  {
    rule: 'text_block_heading',
    where: /data-part="value"/,
    why: 'The number of a tile is large and no heading: it belongs to the label above it, which names the tile.',
  },
  {
    rule: 'fieldset_label_valid',
    says: /duplicate name/,
    story: /--all-variants$/,
    why: 'A picture of all states of one group has its name several times. In an app a form has it once.',
  },
];

/** Groups and collections of React Aria. */
const collections: readonly Decision[] = [
  {
    rule: 'widget_tabbable_single',
    where: /role="radiogroup"/,
    why: 'Of radio buttons Tab reaches one, by HTML. In a group of toggle buttons arrows move, and Tab leaves it from any of them, which React Aria does by keys and not by `tabindex` (`ToggleButtonGroup.browser.test.tsx`).',
  },
  {
    rule: 'element_tabbable_role_valid',
    where: /data-empty="true"[^>]*role="group"/,
    why: 'A list of tags takes the focus when its last tag is removed, so that it is not lost; it says then that it is empty.',
  },
];

/** Elements outside of the window. */
const scrolled: readonly Decision[] = [
  {
    rule: 'element_tabbable_visible',
    where: /data-ui="icon-button"/,
    why: 'The button of a row lies under the header of a table that is scrolled. With the focus it comes out from under it: the story that has this finding shows it.',
  },
];

/** A layer over the page: what is behind it is hidden from readers by `aria-hidden`, and the layer holds the focus. */
const behindLayers: readonly Decision[] = [
  {
    rule: 'aria_hidden_nontabbable',
    where: /^<(?:(?:button|input|select|textarea|a)\b|span [^>]*role="button")/,
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
    says: /'aria-selected'/,
    why: '`aria-activedescendant` says where the user is, `aria-selected` what is chosen: in a list that chooses by Enter they differ, and the palette has commands, of which none is chosen. The rule knows lists only whose choice goes along with the arrows.',
  },
  {
    rule: 'target_spacing_sufficient',
    where: /^<input [^>]*role="combobox"|aria-haspopup="listbox"/,
    why: 'The engine measures the bare input. A press anywhere in its box, which is 40 px high, goes to it.',
  },
  {
    rule: 'form_submit_button_exists',
    story: /^campos-/,
    why: 'Stories of one field in a form, which Enter or the story sends.',
  },
  {
    rule: 'form_submit_button_exists',
    where: /^<form novalidate="" id=/,
    story: /^telas-/,
    why: 'The form of a dialog: its button stands in the footer and names the form by `form`.',
  },
  {
    rule: 'input_label_exists',
    where: /data-ui="truncated-text"/,
    why: 'Its name is its content: the whole text, which is clipped, behind the shortened one, which is hidden from readers. The engine stops at the hidden one; stories ask for it by role and name.',
  },
  {
    rule: 'input_label_exists',
    where: /^<input [^>]*id="[^"]*_control"/,
    story: /^dados-datatable-com-campos--/,
    why: 'In a cell of a table its label is clipped, not removed, and points at it by `for`: the story asks for each by role and name.',
  },
  {
    rule: 'input_checkboxes_grouped',
    where: /role="switch"|aria-labelledby="[^"]*_label"|data-select-page=/,
    why: 'It asks wherever a box or a switch stands alone. Boxes that belong together are a `CheckboxGroup` with its name.',
  },
  {
    rule: 'input_checkboxes_grouped',
    story: /^dados-datatable-(?:exibição|larguras)--/,
    why: '“Textos inteiros” stands alone; the boxes of the columns are in a `fieldset` with its legend.',
  },
  {
    rule: 'a_target_warning',
    where: /target="_blank"/,
    why: 'The link says so in its name, by a text that is clipped (“abre em nova aba”), and to the eye by its icon.',
  },
  {
    rule: 'input_label_exists',
    where: /^<output/,
    why: 'A line of a story that shows what happened. `output` is a status and takes no input.',
  },
];

/** Findings and questions of IBM's engine that are no fault, each examined once. A finding that is not here fails. */
const decisions: readonly Decision[] = [
  ...pages,
  ...misread,
  ...collections,
  ...scrolled,
  ...behindLayers,
  ...fields,
  ...tables,
];

/** Whether the list says why this is no fault. */
export const isDecided = (storyId: string, { ruleId, snippet, message }: Finding): boolean =>
  decisions.some(
    ({ rule, where, says, story }) =>
      rule === ruleId &&
      (where?.test(snippet) ?? true) &&
      (says?.test(message) ?? true) &&
      (story?.test(storyId) ?? true),
  );
