export interface SpokenPart {
  /** Name of its transcript. */
  name: string;
  story: string;
  /** Keys after the Tab that reaches the story, by xdotool's names; `type …` types a text, letter by letter. */
  keys: readonly string[];
  /** What has to be heard, each once. The short run takes the parts that have phrases. */
  phrases?: readonly string[];
}

/** The interactive parts of the kit, each by the keys that a person would press. */
export const spokenParts: readonly SpokenPart[] = [
  {
    name: 'toast',
    story: 'avisos-toast-em-uso--it-stands-top-right-under-the-header',
    keys: ['Return'],
    phrases: ['Arquivo enviado com sucesso'],
  },
  { name: 'button', story: 'ações-button--solid', keys: [] },
  {
    name: 'cpf',
    story: 'campos-cpffield--empty',
    keys: ['type 5299', 'Tab', 'shift+Tab'],
    phrases: ['000.000.000-00'],
  },
  {
    name: 'date',
    story: 'campos-datefield--empty',
    keys: ['type 31022026', 'Tab', 'shift+Tab'],
    phrases: ['entrada inválida'],
  },
  {
    name: 'date-range',
    story: 'campos-daterangepicker--filled',
    keys: ['alt+Down', 'Left', 'Up', 'Prior', 'Return', 'Right', 'Return'],
    phrases: ['Calendário: Período', 'Selecione a data inicial', 'Selecione a data final'],
  },
  {
    name: 'select',
    story: 'campos-select--empty',
    keys: ['Down', 'Down', 'Down', 'Return'],
    phrases: ['Lista com 5 itens'],
  },
  {
    name: 'multi-select',
    story: 'campos-multiselect--empty',
    keys: ['Down', 'Down', 'Return', 'Escape'],
  },
  { name: 'switch', story: 'campos-switch--off', keys: ['space', 'space'], phrases: ['desligado'] },
  {
    name: 'tabs',
    story: 'dados-tabs--first-selected',
    keys: ['Right', 'Right', 'Tab'],
    phrases: ['Histórico de relatórios aba de página'],
  },
  { name: 'pagination', story: 'dados-pagination--middle', keys: ['Tab', 'Tab', 'Return'] },
  { name: 'password', story: 'campos-passwordfield--empty', keys: ['type ab', 'Tab', 'space'] },
  { name: 'checkbox', story: 'campos-checkbox--off', keys: ['space', 'space'], phrases: ['não selecionada'] },
  { name: 'search', story: 'campos-searchfield--empty', keys: ['type ab', 'Escape'] },
  { name: 'card-number', story: 'campos-cardnumberfield--grouped-and-empty', keys: ['type 123', 'Tab'] },
  {
    name: 'dialog',
    story: 'sobreposições-modal-em-uso--escape-closes-it-and-focus-returns',
    keys: ['Return', 'Tab', 'Tab', 'Escape'],
    phrases: ['Inclusão de grupo diálogo'],
  },
];
