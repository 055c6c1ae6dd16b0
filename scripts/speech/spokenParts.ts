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
    keys: ['Tab to Enviar', 'Return'],
    phrases: ['Arquivo enviado com sucesso'],
  },
  {
    name: 'toast-error',
    story: 'avisos-toast-em-uso--it-stands-top-right-under-the-header',
    keys: ['Tab to Falhar', 'Return'],
    phrases: ['Ocorreu um erro'],
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
    phrases: ['João Ferreira escolhido'],
  },
  { name: 'switch', story: 'campos-switch--off', keys: ['space', 'space'] },
  {
    name: 'tabs',
    story: 'dados-tabs--first-selected',
    keys: ['Right', 'Right', 'Tab'],
    phrases: ['Histórico de relatórios aba de página'],
  },
  { name: 'pagination', story: 'dados-pagination--middle', keys: ['Tab', 'Tab', 'Return'] },
  {
    name: 'password',
    story: 'campos-passwordfield--empty',
    keys: ['type ab', 'Tab', 'space'],
    phrases: ['Senha visível'],
  },
  { name: 'checkbox', story: 'campos-checkbox--off', keys: ['space', 'space'] },
  {
    name: 'search',
    story: 'campos-searchfield--empty',
    keys: ['type ab', 'Escape'],
    phrases: ['Busca limpa'],
  },
  { name: 'card-number', story: 'campos-cardnumberfield--grouped-and-empty', keys: ['type 123', 'Tab'] },
  {
    name: 'dialog',
    story: 'sobreposições-modal-em-uso--escape-closes-it-and-focus-returns',
    keys: ['Return', 'Tab', 'Tab', 'Escape'],
    phrases: ['Inclusão de grupo diálogo'],
  },
  { name: 'text', story: 'campos-textfield--required', keys: ['Tab', 'shift+Tab'] },
  { name: 'text-invalid', story: 'campos-textfield--invalid', keys: ['Tab'], phrases: ['entrada inválida'] },
  { name: 'text-area', story: 'campos-textarea--counted', keys: ['type abc', 'Tab'] },
  { name: 'text-disabled', story: 'campos-textfield--disabled', keys: [] },
  { name: 'number', story: 'campos-numberfield--empty', keys: ['type 12', 'Up', 'Tab'] },
  { name: 'money', story: 'campos-moneyfield--empty', keys: ['type 1250', 'Tab'] },
  { name: 'cns', story: 'campos-cnsfield--empty', keys: ['type 7000', 'Tab'] },
  { name: 'phone', story: 'campos-phonefield--empty', keys: ['type 1191234', 'Tab'] },
  { name: 'time', story: 'campos-timefield--empty', keys: ['type 0930', 'Up', 'Tab'] },
  { name: 'month', story: 'campos-monthfield--empty', keys: ['type 022024', 'alt+Down', 'Right', 'Down', 'Return'] },
  {
    name: 'date-picker',
    story: 'campos-datepicker--filled',
    keys: ['Down', 'Tab', 'Return', 'Right', 'Prior', 'Next', 'Return'],
  },
  {
    name: 'date-limits',
    story: 'campos-datepicker-limites--unavailable-day-in-the-calendar-is-reached-and-says-why',
    keys: ['alt+Down', 'Right', 'Return'],
  },
  {
    name: 'select-search',
    story: 'campos-select--empty',
    keys: ['type zzz', 'ctrl+a', 'type vida', 'Return'],
    phrases: ['Nenhuma opção encontrada', '1 opção'],
  },
  { name: 'select-disabled', story: 'campos-select--disabled', keys: [] },
  { name: 'checkbox-group', story: 'campos-checkboxgroup--empty', keys: ['space', 'Tab', 'space'] },
  { name: 'radio-group', story: 'campos-radiogroup--empty', keys: ['space', 'Down', 'Down'] },
  { name: 'drop-zone', story: 'campos-dropzone--multiple', keys: ['Tab'] },
  { name: 'file-list', story: 'campos-filelist--done', keys: ['Tab'] },
  { name: 'menu', story: 'ações-menu--closed', keys: ['Return', 'Down', 'Down', 'Escape'] },
  { name: 'icon-button', story: 'ações-iconbutton--neutral', keys: [] },
  { name: 'icon-button-disabled', story: 'ações-iconbutton--disabled', keys: [] },
  { name: 'toggle-group', story: 'ações-togglebuttongroup--one-of-four', keys: ['Right', 'space'] },
  { name: 'link', story: 'ações-link--inlined', keys: [] },
  { name: 'command-palette', story: 'ações-commandpalette--closed', keys: ['Return', 'type rel', 'Down', 'Escape'] },
  { name: 'popover', story: 'sobreposições-popover--closed', keys: ['Return', 'Tab', 'Escape'] },
  {
    name: 'confirm-dialog',
    story: 'sobreposições-confirmdialog--escape-gives-the-safe-answer-and-focus-returns',
    keys: ['Return', 'Tab', 'Escape'],
  },
  { name: 'tooltip', story: 'sobreposições-tooltip--closed', keys: ['Escape'] },
  { name: 'accordion', story: 'estrutura-accordion--all-closed', keys: ['Return', 'Tab', 'Return'] },
  { name: 'disclosure', story: 'estrutura-disclosure--closed', keys: ['Return', 'Return'] },
  { name: 'breadcrumbs', story: 'estrutura-breadcrumbs--two-above', keys: ['Tab'] },
  {
    name: 'color-mode',
    story: 'estrutura-colormodetoggle--light',
    keys: ['Return'],
    phrases: ['Modo escuro ativado'],
  },
  { name: 'steps', story: 'estrutura-steps--third', keys: ['Tab', 'Return'] },
  { name: 'filter-bar', story: 'estrutura-filterbar--ready', keys: ['Tab', 'Tab', 'Tab'] },
  { name: 'sidebar', story: 'estrutura-sidebar--expanded', keys: ['Tab', 'Tab', 'Return', 'Down'] },
  {
    name: 'tag-group',
    story: 'dados-taggroup--three-filters',
    keys: ['Right', 'Delete'],
    phrases: ['Situação: Glosada removido'],
  },
  { name: 'truncated-text', story: 'dados-truncatedtext--cut', keys: [] },
  { name: 'table', story: 'dados-datatable--with-actions', keys: ['Tab', 'Tab'] },
  {
    name: 'table-sorting',
    story: 'dados-datatable-ordenação--unsorted',
    keys: ['Return', 'Return'],
    phrases: ['Paciente, crescente', 'Paciente, decrescente'],
  },
  { name: 'table-selection', story: 'dados-datatable-seleção--nothing-selected', keys: ['space', 'Tab', 'space'] },
  { name: 'table-details', story: 'dados-datatable-detalhes--closed', keys: ['Return', 'Return'] },
  { name: 'banner', story: 'avisos-banner--with-action', keys: ['Tab'] },
  { name: 'error-summary', story: 'avisos-errorsummary--two-problems', keys: ['Tab'] },
  { name: 'notifications', story: 'avisos-notificationspanel--closed', keys: ['Return', 'Escape'] },
];
