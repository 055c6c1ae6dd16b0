import { describe, expect, test } from 'vitest';
import { batchColumns } from '@oraculo/api-client/contract';
import { batchLineRules } from './batchLineRules.ts';
import { completedCpfs, csvParts, csvRefusals, csvWarnings, lineParts } from './csvFindings.ts';
import { previewCsv } from './previewCsv.ts';

const inspect = (text: string) => previewCsv(new TextEncoder().encode(text));

const noColumn = 'O cabeçalho não tem a coluna CARTEIRINHA ou CPF. Modelo: CARTEIRINHA, CPF, NOME, NASCIMENTO.';
const noLine = 'O arquivo não tem nenhuma linha de dados.';

describe('errors of the service are reported before the file is sent', () => {
  test.each<[string, string, string[]]>([
    ['only a header', 'CARTEIRINHA,CPF,NOME,NASCIMENTO\n', [noLine]],
    ['a foreign header', 'a,b\n1,2\n', [noColumn]],
    ['nothing at all', '', [noColumn, noLine]],
    ['100 001 lines', `CPF\n${'1\n'.repeat(100_001)}`, ['São mais de 100.000 linhas. Divida-as e envie em partes.']],
    ['100 000 lines', `CPF\n${'1\n'.repeat(100_000)}`, []],
    ['one needed column', 'CPF\n1\n', []],
    ['another name of a needed column', 'Cartão;NOME\n1;Ana\n', []],
    [
      'a column for the holder and one for the dependant',
      'CPF;NOME;C.P.F.\n1;Ana;2\n',
      ['Mais de uma coluna pode ser “CPF”: 1ª (“CPF”), 3ª (“C.P.F.”). Deixe só uma delas.'],
    ],
    ['a quote that stays open', 'CPF;NOME\n1;Ana\n2;"Bia\n', ['A linha 3 abre aspas que não fecham.']],
  ])('%s', async (_what, text, refusals) => {
    expect(csvRefusals(await inspect(text), batchColumns)).toEqual(refusals);
  });
});

describe('a suspicious line is a warning', () => {
  const header = 'CARTEIRINHA,CPF,NOME,NASCIMENTO';
  const odd = (count: number) => `${header}\n1,2,3,4\n${'1,2\n'.repeat(count)}`;
  const counted = (lines: string) => `${lines}: a quantidade de colunas é diferente da do cabeçalho.`;
  test.each<[string, string, string[]]>([
    ['nothing', `${header}\n1,2,3,4\n`, []],
    ['one column', 'CPF,NOME,NASCIMENTO\n2,3,4\n', ['Faltam colunas do modelo: CARTEIRINHA.']],
    ['a column more than the model', `${header},OBS\n1,2,3,4,5\n`, []],
    ['both', 'CARTEIRINHA\n1\n2;3\n', ['Faltam colunas do modelo: CPF, NOME, NASCIMENTO.', counted('Linha 3')]],
    ['a line said again', `${header}\n1,2,3,4\n1,2,3,4\n`, ['Linha 3: repete outra linha.']],
    ['ten lines', odd(10), [counted('Linhas 3, 4, 5, 6, 7, 8, 9, 10, 11, 12')]],
    ['eleven lines', odd(11), [counted('Linhas 3, 4, 5, 6, 7, 8, 9, 10, 11, 12 e outras')]],
  ])('%s', async (_what, text, warnings) => {
    expect(csvWarnings(await inspect(text), batchColumns)).toEqual(warnings);
  });
});

describe('CPFs that are padded with zeros are shown as they will be queried', () => {
  test.each<[string, string, string | undefined]>([
    ['none', '52998224725', undefined],
    ['one', '52998224725\n1234567890', 'Linha 3: CPF completado com zeros à esquerda, 012.345.678-90.'],
    ['one that fits no check digit', '5299822472', 'Linha 2: CPF completado com zeros à esquerda, 052.998.224-72.'],
    [
      'two',
      '1234567890\n191',
      '2 CPFs completados com zeros à esquerda: linha 2, 012.345.678-90; linha 3, 000.000.001-91.',
    ],
  ])('%s', async (_what, lines, sentence) => {
    const found = await previewCsv(new TextEncoder().encode(`CPF\n${lines}\n`), batchLineRules(undefined));
    expect(completedCpfs(found)).toBe(sentence);
  });

  test('more than five', async () => {
    const lines = Array.from({ length: 1_207 }, (_, at) => at + 1).join('\n');
    const found = await previewCsv(new TextEncoder().encode(`CPF\n${lines}\n`), batchLineRules(undefined));
    expect(found.completedLines).toHaveLength(5);
    expect(completedCpfs(found)).toMatch(/^1\.207 CPFs .*; linha 6, 000\.000\.000-05; e mais 1\.202\.$/);
  });
});

test('each line counts once in the bar', async () => {
  const parts = csvParts(await inspect('CPF,NOME\n1,Ana\n2,Bia\n1,Ana\n3\n3\n'));
  expect(parts.map(({ id, value }) => [id, value])).toEqual([
    ['good', 2],
    ['doubtful', 2],
    ['wrong', 0],
    ['repeated', 1],
  ]);
});

test('lines with an error are listed by reason, at most ten for each', async () => {
  const found = await inspect('CPF\n');
  const badCpf = Array.from({ length: 12 }, (_, at) => ({ line: at + 2, reason: 'CPF inválido.' }));
  const invalidLines = [...badCpf.slice(0, 1), { line: 30, reason: 'Art. 5: sem nome' }, ...badCpf.slice(1)];
  expect(csvWarnings({ ...found, invalidLines }, batchColumns.slice(1, 2))).toEqual([
    'Linhas 2, 3, 4, 5, 6, 7, 8, 9, 10, 11 e outras: CPF inválido.',
    'Linha 30: art. 5: sem nome.',
  ]);
  const ten = csvWarnings({ ...found, invalidLines: badCpf.slice(0, 10) }, batchColumns.slice(1, 2));
  expect(ten).toEqual(['Linhas 2, 3, 4, 5, 6, 7, 8, 9, 10, 11: CPF inválido.']);
});

test('the bar shows the valid and invalid lines in words and tones', async () => {
  expect(lineParts({ wrong: 0, doubtful: 0, repeated: 0, total: 1, isWaiting: true })[0]).toEqual({
    id: 'good',
    label: 'Aguardando operadora',
    value: 1,
    tone: 'neutral',
  });
  expect(lineParts({ wrong: 2, doubtful: 3, repeated: 1, total: 10 })).toEqual([
    { id: 'good', label: 'Em ordem', value: 4, tone: 'positive' },
    { id: 'doubtful', label: 'Confira', value: 3, tone: 'caution' },
    { id: 'wrong', label: 'Com erro', value: 2, tone: 'critical' },
    { id: 'repeated', label: 'Repetidas', value: 1, tone: 'info' },
  ]);
  const found = {
    ...(await inspect('CPF\n')),
    lineCount: 4,
    raggedLines: [2],
    doubtfulLines: [{ line: 2, reason: 'y' }],
    invalidLines: [{ line: 3, reason: 'x' }],
  };
  expect(csvParts(found).map(({ value }) => value)).toEqual([2, 1, 1, 0]);
});
