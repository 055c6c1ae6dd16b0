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
