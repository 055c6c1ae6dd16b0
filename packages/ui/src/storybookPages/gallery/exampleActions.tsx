import {
  Button,
  ButtonGroup,
  CopyButton,
  Divider,
  Icon,
  IconButton,
  Inline,
  Link,
  Menu,
  RowMenu,
  SplitButton,
  ToggleButtonGroup,
  Toolbar,
  UserMenu,
} from '@oraculo/ui';
import { Download, Pencil, Search, Trash2 } from '@lucide/icons';
import * as palette from '../../components/CommandPalette/CommandPalette.css.ts';
import * as menu from '../../components/Menu/Menu.css.ts';
import { bareInput } from '../../styles/field.css.ts';
import type { Miniature } from './Gallery.tsx';
import { still } from './Stills.css.ts';

const nothing = () => {};
const views = ['Dia', 'Semana', 'Mês'].map((label) => ({ value: label, label }));
const items = [{ id: 'edit', label: 'Editar' }];

export const miniatures: readonly Miniature[] = [
  { name: 'Button', page: 'ações-button', part: <Button>Pesquisar</Button> },
  { name: 'CopyButton', page: 'ações-copybutton', part: <CopyButton label="CPF" text="52998224725" /> },
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
  {
    name: 'CommandPalette',
    page: 'ações-commandpalette',
    // Only the styles of the component, because the component itself would handle Ctrl K on this page.
    part: (
      <div className={still}>
        <div className={palette.panel}>
          <div className={palette.dialog}>
            <div className={palette.box}>
              <Icon of={Search} />
              <input className={`${bareInput} ${palette.input}`} aria-label="Buscar" value="eleg" readOnly />
            </div>
            <div className={palette.list}>
              <p className={menu.heading}>Telas</p>
              <div className={palette.line} data-focused="">
                Consulta de elegibilidade
              </div>
              <div className={palette.line}>Relatório de elegibilidade</div>
            </div>
          </div>
        </div>
      </div>
    ),
  },
  { name: 'Menu', page: 'ações-menu', part: <Menu label="Ações" items={items} /> },
  { name: 'RowMenu', page: 'ações-menu', part: <RowMenu label="Ações de lote-17.csv" items={items} /> },
  {
    name: 'SplitButton',
    page: 'ações-splitbutton',
    part: <SplitButton label="Salvar" menuLabel="Outras formas de salvar" items={items} />,
  },
  {
    name: 'ToggleButtonGroup',
    page: 'ações-togglebuttongroup',
    part: <ToggleButtonGroup label="Vista" options={views} value="Semana" onChange={nothing} />,
  },
  {
    name: 'ButtonGroup',
    page: 'ações-buttongroup',
    part: (
      <ButtonGroup label="Mês">
        <Button emphasis="outline">Anterior</Button>
        <Button emphasis="outline">Seguinte</Button>
      </ButtonGroup>
    ),
  },
  {
    name: 'Toolbar',
    page: 'ações-toolbar',
    part: (
      <Toolbar label="Ferramentas da fatura">
        <IconButton label="Editar" icon={<Icon of={Pencil} />} />
        <IconButton label="Baixar" icon={<Icon of={Download} />} />
        <Divider orientation="vertical" />
        <Menu label="Ações" items={items} />
      </Toolbar>
    ),
  },
  {
    name: 'UserMenu',
    page: 'ações-usermenu',
    part: <UserMenu name="Marina Prado" items={items} nameDisplay="always" />,
  },
  { name: 'Link', page: 'ações-link', part: <Link href="#">Baixar o modelo</Link> },
];
