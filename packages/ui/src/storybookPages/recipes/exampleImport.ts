export interface LineProblem {
  line: number;
  field: string;
  message: string;
}

/** O que o aplicativo precisa saber de cada linha. */
export const systemFields = [
  { id: 'name', label: 'Nome', isRequired: true },
  { id: 'card', label: 'Carteirinha', isRequired: true },
  { id: 'birth', label: 'Data de nascimento', isRequired: false },
];

/** A primeira linha do arquivo. */
export const fileColumns = ['NOME_BENEF', 'NR_CARTEIRA', 'DT_NASC', 'PLANO'];

/** Faz as vezes do servidor, que confere o arquivo antes de importar. */
export const checkFile = () => ({
  added: 1842,
  changed: 391,
  problems: [
    { line: 14, field: 'Carteirinha', message: 'Faltam 2 dígitos' },
    { line: 208, field: 'Data de nascimento', message: 'Data inexistente: 31/02/1980' },
    { line: 977, field: 'Nome', message: 'Informe o nome' },
  ] satisfies LineProblem[],
});
