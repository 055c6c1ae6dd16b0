import { Button, Icon, IconButton, Inline, Link, Menu, RowMenu, ToggleButtonGroup } from '@oraculo/ui';
import { Download, Pencil, Trash2 } from '@lucide/icons';
import type { Miniature } from './Gallery.tsx';

const nothing = () => {};
const views = ['Dia', 'Semana', 'Mês'].map((label) => ({ value: label, label }));
const items = [{ id: 'edit', label: 'Editar' }];

export const miniatures: readonly Miniature[] = [
  { name: 'Button', page: 'ações-button', part: <Button>Pesquisar</Button> },
  {
    name: 'IconButton',
    page: 'ações-iconbutton',
    part: (
      <Inline>
        <IconButton label="Editar" icon={<Icon of={Pencil} />} />
        <IconButton label="Baixar" tone="accent" icon={<Icon of={Download} />} />
        <IconButton label="Excluir" tone="critical" icon={<Icon of={Trash2} />} />
      </Inline>
    ),
  },
  { name: 'Menu', page: 'ações-menu', part: <Menu label="Ações" items={items} /> },
  { name: 'RowMenu', page: 'ações-menu', part: <RowMenu label="Ações de lote-17.csv" items={items} /> },
  {
    name: 'ToggleButtonGroup',
    page: 'ações-togglebuttongroup',
    part: <ToggleButtonGroup aria-label="Vista" options={views} value="Semana" onChange={nothing} />,
  },
  { name: 'Link', page: 'ações-link', part: <Link href="#">Baixar o modelo</Link> },
];
