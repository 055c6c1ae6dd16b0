const characters = (count: string) => (count === '1' ? '1 caractere' : `${count} caracteres`);

export const fieldsPtBR = {
  showPassword: 'Mostrar senha',
  hidePassword: 'Ocultar senha',
  /** Announced after the password is shown or hidden. */
  passwordShown: 'Senha visível',
  passwordHidden: 'Senha oculta',
  capsLock: 'Caps Lock ativado',
  clearSearch: 'Limpar pesquisa',
  searchCleared: 'Pesquisa limpa',
  /** For a group of fields: explains the asterisk. */
  required: 'Obrigatório',
  problems: (count: number) =>
    count === 1 ? 'Há 1 problema neste formulário' : `Há ${count} problemas neste formulário`,

  /** For a text with a limit. The counts are formatted already: `1.200`. */
  count: (length: string, limit: string) => `${length} de ${characters(limit)}`,
  over: (excess: string) => `${characters(excess)} a mais`,
  /** Next to the counter, which shows the number of extra characters. */
  tooLong: 'Encurte o texto',
  left: (count: string) => (count === '1' ? 'Resta 1 caractere' : `Restam ${characters(count)}`),
  full: (limit: string) => `O texto chegou ao limite de ${characters(limit)}`,
  pastedOver: (excess: string) => `O texto colado passa do limite em ${characters(excess)}; nada foi cortado`,
};
