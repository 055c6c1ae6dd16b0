import { batchColumns } from '@oraculo/api-client/contract';
import { expect, test } from 'vitest';
import { previewCsv } from './previewCsv.ts';
import { unreadColumns, unreadSentence } from './unreadColumns.ts';

const titles = 'CARTEIRINHA;CPF;NOME;NASCIMENTO';

// spec: x.96
test.each<[string, string, string | undefined]>([
  ['nothing more', `${titles}\n1;2;Ana;4\n`, undefined],
  ['a fifth column', `${titles};BENEFICIARIO\n1;2;Ana;4;Bia\n`, 'Coluna não lida: BENEFICIARIO.'],
  ['a title similar to a known one', 'CPF;NOME DO PACIENTE\n1;Ana\n', 'Coluna não lida: NOME DO PACIENTE.'],
  ['two, one between others', 'OBS;CPF;PLANO\na;1;b\n', 'Colunas não lidas: OBS, PLANO.'],
  ['a column without a title and with a text', 'CPF;;NOME\n1;;Ana\n2;x;Bia\n', 'Coluna não lida: 2ª.'],
  ['empty columns at the end', 'CPF;NOME;;\n1;Ana;;\n', undefined],
  ['seven', 'CPF;A;B;C;D;E;F;G\n1;a;b;c;d;e;f;g\n', 'Colunas não lidas: A, B, C, D, E e mais 2.'],
  ['a long title', `CPF;${'x'.repeat(40)}\n1;a\n`, `Coluna não lida: ${'x'.repeat(30)}….`],
])('unused columns are named: %s', async (_what, text, sentence) => {
  const { header, filledUntitled } = await previewCsv(new TextEncoder().encode(text));
  expect(unreadSentence(unreadColumns(header, batchColumns, new Set(filledUntitled)))).toBe(sentence);
});
