import type { AcceptedFinding } from './AcceptedFinding.ts';
import type { Finding } from './checkStory.ts';
import { tables } from './tableFindings.ts';

/** Findings that the engine reports on every page. */
const pages: readonly AcceptedFinding[] = [
  {
    rule: 'style_highcontrast_visible',
    where: /^<html/,
    why: 'Parts that draw a state by a background have rules of their own under `forced-colors` (Switch, Tabs, Pagination and others).',
  },
  {
    rule: 'style_color_misuse',
    where: /^<style/,
    why: 'The engine reports every style sheet. Each state has a word or a shape beside its colour (docs/conformity.md, 1.4.1).',
  },
  {
    rule: 'element_tabbable_unobscured',
    why: 'The engine reports controls whose boxes overlap. The journeys check at each focus stop that nothing covers the control.',
  },
  {
    rule: 'element_tabbable_visible',
    where: /^<a [^>]*href="#/,
    why: 'The link to the content is hidden until it has the focus, and visible then: a story of AppShell shows it.',
  },
];

/** Rules of HTML that the engine does not know, and findings about the page around a story. */
const misread: readonly AcceptedFinding[] = [
  {
    rule: 'list_structure_proper',
    where: /^<dl/,
    why: 'A `dl` may hold `div`s with a `dt` and a `dd` each (HTML, 4.4.9). The engine expects both as direct children.',
  },
  {
    rule: 'label_ref_valid',
    where: /^<label class="[^"]*" for=/,
    story: /^(?:dados-meter|fundamentos-idioma)--/,
    why: 'The native `meter` is clipped, not removed: it stays in the accessibility tree, where its story finds it by role and name. The engine treats elements clipped by `clip-path` as hidden.',
  },
  {
    rule: 'text_block_heading',
    where: /data-part="value"/,
    why: 'The number of a tile is large text, not a heading: the label above it names the tile.',
  },
  {
    rule: 'fieldset_label_valid',
    says: /duplicate name/,
    story: /--all-variants$/,
    why: 'The story shows all states of one group, each with the same name. A form of an app has the group once.',
  },
];

/** Groups and collections of React Aria. */
const collections: readonly AcceptedFinding[] = [
  {
    rule: 'widget_tabbable_single',
    where: /role="radiogroup"/,
    why: 'Tab reaches one radio button of a group, as in HTML. In a group of toggle buttons the arrows move the focus and Tab leaves the group: React Aria handles the keys and does not set `tabindex` (`ToggleButtonGroup.browser.test.tsx`).',
  },
  {
    rule: 'element_tabbable_role_valid',
    where: /data-empty="true"[^>]*role="group"/,
    why: 'A list of tags takes the focus when its last tag is removed, so that the focus is not lost. The list then says that it is empty.',
  },
];

/** Elements outside of the window. */
const scrolled: readonly AcceptedFinding[] = [
  {
    rule: 'element_tabbable_visible',
    where: /data-ui="icon-button"/,
    why: 'The header of a scrolled table covers the button of a row. When the button gets the focus, it scrolls out from under the header, as the reported story shows.',
  },
];

/**
 * Findings behind an open layer. `aria-hidden` hides the page behind it from screen readers, and the focus stays in the
 * layer.
 */
const behindLayers: readonly AcceptedFinding[] = [
  {
    rule: 'aria_hidden_nontabbable',
    where: /^<(?:(?:button|input|select|textarea|a)\b|span [^>]*role="button")/,
    why: 'The control is behind an open modal. Tab moves inside the modal only (`ModalBehaviour.stories.tsx`).',
  },
  {
    rule: 'widget_tabbable_exists',
    why: 'The widget is behind an open layer, which keeps the focus. Tab reaches the widget again once the layer is closed.',
  },
  {
    rule: 'aria_keyboard_handler_exists',
    where: /role="(?:menu|grid|combobox|listbox|tablist|radiogroup)"/,
    why: 'React listens at the root, which the engine cannot see. Stories and the pattern testers of React Aria use each part by keys.',
  },
];

const fields: readonly AcceptedFinding[] = [
  {
    rule: 'input_label_visible',
    why: 'An icon button shows its name as a tooltip, on focus as well. Month and year of a calendar are in its heading, where their values explain them.',
  },
  {
    rule: 'input_fields_grouped',
    why: 'The engine reports any two fields in a row. Fields that belong together are in a `FieldGroup` with a name.',
  },
  {
    rule: 'select_options_grouped',
    where: /aria-label="(?:Mês|Ano)"/,
    why: 'Twelve months and a row of years are each one group.',
  },
  {
    rule: 'fieldset_legend_valid',
    where: /aria-label=/,
    why: '`aria-label` names the group, and screen readers announce it like a legend.',
  },
  {
    rule: 'combobox_active_descendant',
    says: /'aria-selected'/,
    why: '`aria-activedescendant` is the current option, `aria-selected` the chosen one. They differ in a list that chooses on Enter, and the palette has commands, none of which is chosen. The rule expects that the arrows change the choice.',
  },
  {
    rule: 'target_spacing_sufficient',
    where: /^<input [^>]*role="combobox"|aria-haspopup="listbox"/,
    why: 'The engine measures the input without its box. A press anywhere in the box, which is 40 px high, goes to the input.',
  },
  {
    rule: 'form_submit_button_exists',
    story: /^campos-/,
    why: 'The story has one field in a form, which Enter or the story submits.',
  },
  {
    rule: 'form_submit_button_exists',
    where: /^<form novalidate="" id=/,
    story: /^telas-/,
    why: 'The submit button is in the footer of the dialog and names the form by its attribute `form`.',
  },
  {
    rule: 'input_label_exists',
    where: /data-ui="truncated-text"/,
    why: 'The name is the content: a shortened text, which is hidden from screen readers, and the whole text, which is clipped. The engine stops at the hidden text; stories find the element by role and name.',
  },
  {
    rule: 'input_label_exists',
    where: /^<input [^>]*id="[^"]*_control"/,
    story: /^dados-datatable-com-campos--/,
    why: 'In a cell of a table the label is clipped, not removed, and names the input by `for`: the story finds each input by role and name.',
  },
  {
    rule: 'input_checkboxes_grouped',
    where: /role="switch"|aria-labelledby="[^"]*_label"|data-select-page=/,
    why: 'The engine reports each single checkbox or switch. Checkboxes that belong together are in a `CheckboxGroup` with a name.',
  },
  {
    rule: 'input_checkboxes_grouped',
    story: /^dados-datatable-(?:exibição|larguras)--/,
    why: '“Textos inteiros” is a single checkbox. The checkboxes of the columns are in a `fieldset` with a legend.',
  },
  {
    rule: 'a_target_warning',
    where: /target="_blank"/,
    why: 'The name of the link ends with a clipped text that says so (“abre em nova aba”), and an icon shows it.',
  },
  {
    rule: 'input_label_exists',
    where: /^<output/,
    why: 'The `output` shows the result in a story. It is a status and takes no input.',
  },
];

/**
 * The findings and questions of IBM’s engine that are not faults; a person has examined each. A finding without a
 * decision fails the run.
 */
const acceptedFindings: readonly AcceptedFinding[] = [
  ...pages,
  ...misread,
  ...collections,
  ...scrolled,
  ...behindLayers,
  ...fields,
  ...tables,
];

/** Whether a decision covers the finding. */
export const isAccepted = (storyId: string, { ruleId, snippet, message }: Finding): boolean =>
  acceptedFindings.some(
    ({ rule, where, says, story }) =>
      rule === ruleId &&
      (where?.test(snippet) ?? true) &&
      (says?.test(message) ?? true) &&
      (story?.test(storyId) ?? true),
  );
