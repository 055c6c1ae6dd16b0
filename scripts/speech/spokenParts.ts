export interface SpokenPart {
  /** Name of its transcript. */
  name: string;
  story: string;
  /** Where the keys begin, as a selector. */
  start: string;
  /** Keys by xdotool's names; `type …` types a text, letter by letter. */
  keys: readonly string[];
  /** What has to be heard, each once. The short run takes the parts that have phrases. */
  phrases?: readonly string[];
}

const input = '#storybook-root input';
const button = '#storybook-root button';

/** The interactive parts of the kit, each by the keys that a person would press. */
export const spokenParts: readonly SpokenPart[] = [
  {
    name: 'toast',
    story: 'avisos-toast-em-uso--it-stands-top-right-under-the-header',
    start: button,
    keys: ['Return'],
    phrases: ['Enviar', 'Arquivo enviado com sucesso'],
  },
  { name: 'button', story: 'ações-button--solid', start: button, keys: ['Return'] },
  {
    name: 'cpf',
    story: 'campos-cpffield--empty',
    start: input,
    keys: ['type 5299', 'Tab', 'shift+Tab'],
    phrases: ['CPF'],
  },
  { name: 'date', story: 'campos-datefield--empty', start: input, keys: ['type 31022026', 'Tab', 'shift+Tab'] },
  {
    name: 'date-range',
    story: 'campos-daterangepicker--filled',
    start: input,
    keys: ['alt+Down', 'Left', 'Up', 'Prior', 'Return', 'Right', 'Return'],
    phrases: ['Calendário', 'Selecione a data inicial'],
  },
  {
    name: 'select',
    story: 'campos-select--empty',
    start: input,
    keys: ['Down', 'Down', 'Down', 'Return'],
  },
  {
    name: 'multi-select',
    story: 'campos-multiselect--empty',
    start: input,
    keys: ['Down', 'Down', 'Return', 'Escape'],
  },
  { name: 'switch', story: 'campos-switch--off', start: '#storybook-root [role=switch]', keys: ['space', 'space'] },
  {
    name: 'tabs',
    story: 'dados-tabs--first-selected',
    start: '#storybook-root [role=tab]',
    keys: ['Right', 'Right', 'Tab'],
  },
  { name: 'pagination', story: 'dados-pagination--middle', start: button, keys: ['Tab', 'Tab', 'Return'] },
  { name: 'password', story: 'campos-passwordfield--empty', start: input, keys: ['type ab', 'Tab', 'space'] },
  { name: 'checkbox', story: 'campos-checkbox--off', start: input, keys: ['space', 'space'] },
  { name: 'search', story: 'campos-searchfield--empty', start: input, keys: ['type ab', 'Escape'] },
  { name: 'card-number', story: 'campos-cardnumberfield--grouped-and-empty', start: input, keys: ['type 123', 'Tab'] },
  {
    name: 'dialog',
    story: 'sobreposições-modal-em-uso--escape-closes-it-and-focus-returns',
    start: button,
    keys: ['Return', 'Tab', 'Tab', 'Escape'],
    phrases: ['diálogo'],
  },
];
