import { Building2, FileSearch, FileText, Plus, Trash2, Upload } from '@lucide/icons';
import { expect, fn, waitFor, within } from 'storybook/test';
import { Icon } from '../Icon/Icon.tsx';
import type { CommandGroup, SearchCommands } from './Command.ts';

export const pressed = fn();

export const groups: readonly CommandGroup[] = [
  {
    id: 'screens',
    title: 'Telas',
    items: [
      {
        id: 'report',
        label: 'Relatório de elegibilidade',
        icon: <Icon of={FileText} />,
        href: '/eligibilities/report',
      },
      {
        id: 'single',
        label: 'Consulta individual',
        icon: <Icon of={FileSearch} />,
        href: '/eligibilities/single',
        keywords: ['carteirinha', 'beneficiário'],
      },
      { id: 'operators', label: 'Operadoras', icon: <Icon of={Building2} />, href: '/operators' },
    ],
  },
  {
    id: 'actions',
    title: 'Ações',
    items: [
      { id: 'new', label: 'Nova operadora', icon: <Icon of={Plus} />, onPress: () => pressed('new') },
      {
        id: 'send',
        label: 'Enviar lote',
        description: 'Arquivo CSV de até 20 MB',
        icon: <Icon of={Upload} />,
        onPress: () => pressed('send'),
      },
      {
        id: 'remove',
        label: 'Excluir lote',
        icon: <Icon of={Trash2} />,
        disabledReason: 'Só o gestor exclui lotes',
        onPress: () => pressed('remove'),
      },
    ],
  },
];

/** The users of a large team. */
export const manyGroups: readonly CommandGroup[] = [
  {
    id: 'users',
    title: 'Usuários',
    items: Array.from({ length: 5000 }, (_, place) => ({
      id: String(place),
      label: `Usuário ${place}`,
      onPress: () => pressed(String(place)),
    })),
  },
];

const found = (text: string): CommandGroup[] => [
  {
    id: 'providers',
    title: 'Prestadores',
    items: [{ id: 'aurora', label: `Clínica ${text}`, onPress: () => pressed('aurora') }],
  },
];

/** A server that responds to a call when the story runs `answer` or `fail`. */
export function createTestServer() {
  const calls: { text: string; signal: AbortSignal; answer: () => void; fail: () => void }[] = [];
  const search: SearchCommands = (text, { signal }) =>
    new Promise((resolve, reject) => {
      calls.push({ text, signal, answer: () => resolve(found(text)), fail: () => reject(new TypeError('offline')) });
    });
  return { calls, search };
}

export const pending: SearchCommands = () => new Promise(() => {});
export const failing: SearchCommands = () => Promise.reject(new TypeError('offline'));

/** The palette is rendered into the page and not into the canvas of the story. */
export const page = within(document.body);

export const findBox = () => page.findByRole('combobox', { name: 'Buscar' });
export const isGone = () => waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
export const active = (name: string) =>
  waitFor(() => {
    const id = page.getByRole('combobox').getAttribute('aria-activedescendant') ?? '';
    expect(document.getElementById(id)).toHaveAccessibleName(expect.stringMatching(new RegExp(`^${name}`)));
  });
export const isAnnounced = (text: string) =>
  waitFor(() => expect(document.querySelector('[data-live-announcer]')).toHaveTextContent(text), { timeout: 4000 });
