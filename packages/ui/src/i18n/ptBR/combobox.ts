export const comboboxPtBR = {
  placeholder: 'Digite ou escolha',
  /** A free text for which there is no suggestion. */
  noSuggestion: 'Nenhuma sugestão. Vale o texto digitado.',
  loadFailed: 'Não foi possível carregar as opções.',
  /** The last option: creates one from the typed text. */
  create: (text: string) => `Criar “${text}”`,
  creating: (text: string) => `Criando “${text}”…`,
  created: (label: string) => `Opção criada: ${label}`,
  createFailed: (text: string) => `Não foi possível criar “${text}”. Abra a lista e tente de novo.`,
  /** The user left the field with a text that is no option, but could be created. */
  notCreated: (text: string) => `Nenhuma opção escolhida para “${text}”. Escolha uma da lista ou crie uma nova.`,
};
