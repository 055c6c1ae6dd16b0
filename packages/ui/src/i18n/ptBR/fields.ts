const characters = (count: string) => (count === '1' ? '1 caractere' : `${count} caracteres`);

export const fieldsPtBR = {
  showPassword: 'Mostrar senha',
  hidePassword: 'Ocultar senha',
  /** Said once the password was shown or covered. */
  passwordShown: 'Senha visível',
  passwordHidden: 'Senha oculta',
  capsLock: 'Caps Lock ativado',
  clearSearch: 'Limpar pesquisa',
  searchCleared: 'Pesquisa limpa',
  /** Of a group: what the asterisk means. */
  required: 'Obrigatório',
  problems: (count: number) =>
    count === 1 ? 'Há 1 problema neste formulário' : `Há ${count} problemas neste formulário`,

  /** Of a text with a limit. The counts are written already: `1.200`. */
  count: (length: string, limit: string) => `${length} de ${characters(limit)}`,
  over: (excess: string) => `${characters(excess)} a mais`,
  /** Beside the counter, which says by how much. */
  tooLong: 'Encurte o texto',
  left: (count: string) => (count === '1' ? 'Resta 1 caractere' : `Restam ${characters(count)}`),
  full: (limit: string) => `O texto chegou ao limite de ${characters(limit)}`,
  pastedOver: (excess: string) => `O texto colado passa do limite em ${characters(excess)}; nada foi cortado`,
};
