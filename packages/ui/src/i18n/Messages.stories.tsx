import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import type { Column } from '../components/DataTable/Column.ts';
import { DataTable } from '../components/DataTable/DataTable.tsx';
import { Stack } from '../components/Stack/Stack.tsx';
import { UiProvider } from '../components/UiProvider/UiProvider.tsx';
import { KeyCap } from '../internal/base/icons/KeyCap.tsx';
import { useMessages } from './useMessages.ts';
import { messageExamples } from './messageExamples.ts';
import type { Messages } from './ptBR.ts';

interface Entry {
  key: string;
  text: string;
}

const columns: Column<Entry>[] = [
  { id: 'key', header: 'Chave', cell: ({ key }) => <code>{key}</code>, isRowHeader: true },
  { id: 'text', header: 'Texto', cell: ({ text }) => <KeyCap>{text}</KeyCap> },
];

/** The text of a message. A function is called with the values of its example. */
function textOf(area: string, key: string, message: unknown): string {
  if (typeof message === 'object' && message) return Object.values(message).join(', ');
  if (typeof message !== 'function') return String(message);
  const examples: Record<string, Record<string, unknown[]>> = messageExamples;
  return String(message(...(examples[area]?.[key] ?? [])));
}

const areaNames: Record<keyof Messages, string> = {
  actions: 'Ações',
  charts: 'Gráficos e números',
  combobox: 'Combobox',
  commands: 'Busca geral',
  dates: 'Datas',
  fields: 'Campos',
  files: 'Arquivos',
  select: 'Seleção',
  masks: 'Máscaras',
  numbers: 'Números',
  pagination: 'Paginação',
  table: 'Tabela',
  navigation: 'Navegação',
  overlays: 'Janelas',
  shell: 'Moldura do aplicativo',
  notices: 'Avisos na página',
  toasts: 'Notificações',
  tokens: 'Itens digitados ou colados',
};

/** The whole catalogue, as the components of this page read it. */
function Catalogue() {
  const messages = useMessages();
  return (
    <Stack>
      {(Object.keys(messages) as (keyof Messages)[]).map((area) => (
        <DataTable
          key={area}
          aria-label={areaNames[area]}
          title={areaNames[area]}
          columns={columns}
          rows={Object.entries(messages[area]).map(([key, message]) => ({
            key: `${area}.${key}`,
            text: textOf(area, key, message),
          }))}
          rowKey={({ key }) => key}
        />
      ))}
    </Stack>
  );
}

const meta = preview.meta({
  title: 'Fundamentos/Mensagens',
  parameters: { spec: ['1 §8 Error catalogue', 'one typed catalogue of every string'] },
  component: Catalogue,
});

export const WholeCatalogue = meta.story();

export const AppReplacesOneMessageAndKeepsTheRest = meta.story({
  render: () => (
    <UiProvider messages={{ masks: { cpfCheckDigit: 'Este CPF parece digitado errado' } }}>
      <Catalogue />
    </UiProvider>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Este CPF parece digitado errado')).toBeVisible();
    await expect(canvas.getByText('Confira o CNPJ: o dígito verificador não confere')).toBeVisible();
  },
});

export const NoMessageIsEmptyOrUnfinished = meta.story({
  play: async ({ canvas }) => {
    const cells = canvas.getAllByRole('cell');
    await expect(cells.length).toBeGreaterThan(100);
    // Not shown as text: the key has a symbol, which is an icon.
    const empty = cells.filter((cell) => cell.textContent?.trim() === '' && !cell.querySelector('svg'));
    await expect(empty).toEqual([]);
    await expect(cells.filter((cell) => /undefined|null|NaN|\[object/.test(cell.textContent ?? ''))).toEqual([]);
  },
});
