import { expect, test } from 'vitest';
import { readLog, readTranscript, writeTranscript } from './transcript.ts';

const toast = '! Arquivo enviado com sucesso';
const focus = '= Subir arquivo botão de apertar.';

const written = (...log: string[]) =>
  writeTranscript('story', [{ key: 'Return', ...readLog(log.join('\n')) }])
    .split('\n')
    .slice(3);

test('an announcement is written after the words about the focus, whatever their order', () => {
  const lines = ['  Subir arquivo botão de apertar.', '  anúncio: Arquivo enviado com sucesso', ''];
  expect(written(toast, '# event', focus)).toEqual(lines);
  expect(written(focus, '# event', toast, '')).toEqual(lines);
});

test('announcements keep their order, and so do the words about the focus', () => {
  expect(written('! um', '= dois', '! três', '= quatro')).toEqual([
    '  dois',
    '  quatro',
    '  anúncio: um',
    '  anúncio: três',
    '',
  ]);
});

test('words of Orca may begin like a mark of the log', () => {
  expect(readLog('= # 3\n! ! não\n# Orca is ready\n')).toEqual({ said: ['# 3'], announced: ['! não'] });
});

test.each([
  ['deixando o painel.'],
  ['deixando a navegação.'],
  ['Deixando 2 listas.'],
  ['Modo de foco'],
  ['Modo de navegação.'],
  ['Carregamento de Oráculo concluído.'],
])('“%s” says nothing about the page and is left out', (line) => {
  expect(written(`= ${line}`)).toEqual(['  (silêncio)', '']);
});

test.each([['Deixando de marcar, a linha sai da seleção'], ['Carregamento concluído: 3 arquivos']])(
  '“%s” is a text of the page and stays',
  (line) => {
    expect(written(`! ${line}`)).toEqual([`  anúncio: ${line}`, '']);
  },
);

test('after a closing key the landmark and table around the focus are left out', () => {
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

test('name and role of a combobox become one line, even if Orca says them separately', () => {
  const opened = 'Operadora caixa de combinação editável expandido';
  expect(written('= Operadora', '= caixa de combinação editável expandido')).toEqual([`  ${opened}`, '']);
  expect(written(`= ${opened}`)).toEqual([`  ${opened}`, '']);
  expect(written('= Salvar.', '= caixa de combinação editável')).toHaveLength(3);
});

test('a typed secret becomes one mark, however Orca says its letters', () => {
  expect(written('= Senha', '= ●', '= ●', '= 3 caracteres círculo negro')).toEqual(['  Senha', '  ●', '']);
});

test('a written transcript is read back as the same steps', () => {
  const steps = [
    { key: 'Tab', said: ['Salvar botão de apertar.'], announced: [] },
    { key: 'Return', said: [], announced: ['Salvo', 'Página 1 de 3'] },
    { key: 'Escape', said: [], announced: [] },
  ];
  expect(readTranscript(writeTranscript('story', steps))).toEqual(steps);
});
