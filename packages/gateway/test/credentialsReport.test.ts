import readExcelFile from 'read-excel-file/node';
import { expect, test } from 'vitest';
import { writeCredentialsReport } from '../src/domain/credentialsReport.ts';

const whole = {
  healthOperatorName: 'Saúde Norte',
  ansId: '004187',
  brandName: 'Aurora',
  user: '=1+1',
  isWebService: true,
  url: 'https://x.example',
  cnpj: '12ABC345000106',
  cpf: '00000000191',
  providerCode: '007',
  description: 'Da matriz',
  hasError: true,
};
const bare = { brandName: null, url: null, cnpj: null, cpf: null, description: null };

test('the report has titles, and each credential as text with a dash for a missing value', async () => {
  const rows = [whole, { ...whole, ...bare, isWebService: false, hasError: false }];
  const [sheet] = await readExcelFile(await writeCredentialsReport(rows));
  expect(sheet?.sheet).toBe('Credenciais');
  expect(sheet?.data).toEqual([
    [
      'Operadora',
      'Registro ANS',
      'Marca',
      'Usuário',
      'TISS',
      'URL',
      'CNPJ',
      'CPF',
      'Código do prestador',
      'Descrição',
      'Situação',
    ],
    [
      'Saúde Norte',
      '004187',
      'Aurora',
      '=1+1',
      'Sim',
      'https://x.example',
      '12ABC345000106',
      '00000000191',
      '007',
      'Da matriz',
      'Com erro',
    ],
    ['Saúde Norte', '004187', '-', '=1+1', 'Não', '-', '-', '-', '007', '-', 'Ativa'],
  ]);
});
