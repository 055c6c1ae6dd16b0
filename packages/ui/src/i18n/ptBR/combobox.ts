export const comboboxPtBR = {
  placeholder: 'Digite ou escolha',
  /** For a free text without a suggestion. */
  noSuggestion: 'Nenhuma sugestão. Vale o texto digitado.',
  loadFailed: 'Não foi possível carregar as opções.',
  /** For the option that creates another one from the typed text. */
  create: (text: string) => `Criar “${text}”`,
  creating: (text: string) => `Criando “${text}”…`,
  created: (label: string) => `Opção criada: ${label}`,
  createFailed: (text: string) => `Não foi possível criar “${text}”. Abra a lista e tente de novo.`,
  /** The user left the field with a text that could become an option. */
  notCreated: (text: string) => `Nenhuma opção escolhida para “${text}”. Escolha uma da lista ou crie uma nova.`,
};
