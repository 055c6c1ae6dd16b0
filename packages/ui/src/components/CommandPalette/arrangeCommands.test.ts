import { expect, test } from 'vitest';
import { arrangeCommands, commandLimit, indexCommands } from './arrangeCommands.ts';
import type { CommandGroup } from './Command.ts';

const groups: CommandGroup[] = [
  {
    id: 'do',
    title: 'Ações',
    items: [
      { id: 'send', label: 'Enviar relatório' },
      { id: 'new', label: 'Nova operadora', keywords: ['convênio'] },
    ],
  },
  {
    id: 'go',
    title: 'Telas',
    items: [
      { id: 'report', label: 'Relatório de elegibilidade', description: 'Consultas do mês' },
      { id: 'operators', label: 'Operadoras' },
    ],
  },
];
const index = indexCommands(groups);
const none = { title: 'Recentes', ids: [] as string[] };

/** One line for each group: `Telas: report, operators`. */
const linesOf = (text: string, recent = none, serverGroups: readonly CommandGroup[] = []) =>
  arrangeCommands({ index, text, recent, serverGroups }).groups.map(
    ({ title, items }) => `${title}: ${items.map(({ id }) => id).join(', ')}`,
  );

test('without a text all commands are listed in their order', () => {
  expect(linesOf('')).toEqual(['Ações: send, new', 'Telas: report, operators']);
  expect(linesOf('   ')).toEqual(linesOf(''));
});

test('recently used commands come first, the newest at the top, and are not repeated in their groups', () => {
  const recent = { title: 'Recentes', ids: ['operators', 'send', 'gone'] };
  expect(linesOf('', recent)).toEqual(['Recentes: operators, send', 'Ações: new', 'Telas: report']);
});

test('a search ignores which commands were used recently', () => {
  expect(linesOf('operadora', { title: 'Recentes', ids: ['operators'] })).toEqual(['Telas: operators', 'Ações: new']);
});

test.each([
  ['relatorio', ['Telas: report', 'Ações: send']],
  ['RELATÓRIO', ['Telas: report', 'Ações: send']],
  ['mes', ['Telas: report']],
  ['convenio', ['Ações: new']],
  ['nova oper', ['Ações: new']],
])(
  'a search for “%s” lists the matching commands regardless of case and accents, the best group first',
  (text, lines) => {
    expect(linesOf(text)).toEqual(lines);
  },
);

test('a search without a match lists no group', () => {
  expect(linesOf('xyz')).toEqual([]);
});

test('commands from the server come after the local ones, without duplicates, in the group with the same id', () => {
  const serverGroups: CommandGroup[] = [
    {
      id: 'go',
      title: 'Telas',
      items: [
        { id: 'operators', label: 'Operadoras' },
        { id: 'brands', label: 'Marcas' },
      ],
    },
    { id: 'people', title: 'Usuários', items: [{ id: 'ana', label: 'Ana Lima' }] },
  ];
  expect(linesOf('operadoras', none, serverGroups)).toEqual(['Telas: operators, brands', 'Usuários: ana']);
});

test('of five thousand commands the first thirty are shown and all are counted', () => {
  const many = indexCommands([
    {
      id: 'many',
      title: 'Usuários',
      items: Array.from({ length: 5000 }, (_, place) => ({ id: String(place), label: `Usuário ${place}` })),
    },
  ]);
  const all = arrangeCommands({
    index: many,
    text: '',
    recent: { title: 'Recentes', ids: ['4999'] },
    serverGroups: [],
  });
  expect(all).toMatchObject({ shown: commandLimit, total: 5000 });
  expect(all.groups[0]).toMatchObject({ title: 'Recentes', items: [{ id: '4999' }] });
  expect(arrangeCommands({ index: many, text: 'usuario 49', recent: none, serverGroups: [] })).toMatchObject({
    shown: commandLimit,
    total: 111,
  });
});
