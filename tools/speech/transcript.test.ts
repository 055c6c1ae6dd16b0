import { expect, test } from 'vitest';
import { readLog, readTranscript, writeTranscript } from './transcript.ts';

const toast = '! Arquivo enviado com sucesso';
const focus = '= Subir arquivo botão de apertar.';

const written = (...log: string[]) =>
  writeTranscript('story', [{ key: 'Return', ...readLog(log.join('\n')) }])
    .split('\n')
    .slice(3);

test('an announcement is written behind the focus, whichever was spoken first', () => {
  const lines = ['  Subir arquivo botão de apertar.', '  anúncio: Arquivo enviado com sucesso', ''];
  expect(written(toast, '# event', focus)).toEqual(lines);
  expect(written(focus, '# event', toast, '')).toEqual(lines);
});

test('announcements keep their order, and so does what is said of the focus', () => {
  expect(written('! um', '= dois', '! três', '= quatro')).toEqual([
    '  dois',
    '  quatro',
    '  anúncio: um',
    '  anúncio: três',
    '',
  ]);
});

test('what Orca says begins as it likes', () => {
  expect(readLog('= # 3\n! ! não\n# Orca is ready\n')).toEqual({ said: ['# 3'], announced: ['! não'] });
});

test.each([
  ['deixando o painel.'],
  ['deixando a navegação.'],
  ['Deixando 2 listas.'],
  ['Modo de foco'],
  ['Modo de navegação.'],
  ['Carregamento de Oráculo concluído.'],
])('“%s” is of Orca itself and not written', (line) => {
  expect(written(`= ${line}`)).toEqual(['  (silêncio)', '']);
});

test.each([['Deixando de marcar, a linha sai da seleção'], ['Carregamento concluído: 3 arquivos']])(
  '“%s” is of the page and written',
  (line) => {
    expect(written(`! ${line}`)).toEqual([`  anúncio: ${line}`, '']);
  },
);

test('what is around a place that the focus comes back to is not written, and a place that has it is', () => {
  const around = ['conteúdo principal Recurso de glosa', 'Recursos enviados.', 'tabela com 27 linhas 6 colunas'];
  const back = writeTranscript('story', [
    { key: 'Escape', said: [...around, 'em-parte.xlsx.', 'linha 2.'], announced: [] },
    { key: 'Return', said: ['Credenciais documento da web.', 'conteúdo principal Credenciais.'], announced: [] },
    { key: 'Tab', said: [...around, 'em-parte.xlsx.'], announced: [] },
  ]);
  expect(readTranscript(back).map(({ said }) => said)).toEqual([
    ['em-parte.xlsx.', 'linha 2.'],
    ['conteúdo principal Credenciais.'],
    [...around, 'em-parte.xlsx.'],
  ]);
});

test('a combobox is named in one line, said in one breath or in two', () => {
  const opened = 'Operadora caixa de combinação editável expandido';
  expect(written('= Operadora', '= caixa de combinação editável expandido')).toEqual([`  ${opened}`, '']);
  expect(written(`= ${opened}`)).toEqual([`  ${opened}`, '']);
  expect(written('= Salvar.', '= caixa de combinação editável')).toHaveLength(3);
});

test('a secret is one mark, however many of its letters are said at once', () => {
  expect(written('= Senha', '= ●', '= ●', '= 3 caracteres círculo negro')).toEqual(['  Senha', '  ●', '']);
});

test('a transcript is read as it was written', () => {
  const steps = [
    { key: 'Tab', said: ['Salvar botão de apertar.'], announced: [] },
    { key: 'Return', said: [], announced: ['Salvo', 'Página 1 de 3'] },
    { key: 'Escape', said: [], announced: [] },
  ];
  expect(readTranscript(writeTranscript('story', steps))).toEqual(steps);
});
