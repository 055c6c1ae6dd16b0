import {
  Bell,
  Building2,
  Calendar,
  Check,
  ChevronDown,
  CircleX,
  Clock,
  CreditCard,
  Download,
  KeyRound,
  LogOut,
  Menu,
  Moon,
  Pencil,
  Search,
  Shield,
  Sun,
  Trash2,
  TriangleAlert,
  Upload,
  X,
  Zap,
} from '@lucide/icons';
import preview from '#.storybook/preview';
import { Icon } from '../components/Icon/Icon.tsx';
import type { IconData } from '../internal/base/icons/SvgIcon.tsx';
import { facts, grid, sample, swatch } from './Pages.css.ts';

const uses: [IconData, string, string][] = [
  [Search, 'Search', 'pesquisar, lista vazia'],
  [Calendar, 'Calendar', 'abrir calendário'],
  [ChevronDown, 'ChevronDown', 'abrir uma lista'],
  [Download, 'Download', 'baixar'],
  [Upload, 'Upload', 'enviar arquivo'],
  [Pencil, 'Pencil', 'editar'],
  [Trash2, 'Trash2', 'excluir'],
  [X, 'X', 'fechar, cancelar'],
  [Check, 'Check', 'sucesso, ativo'],
  [CircleX, 'CircleX', 'falha'],
  [TriangleAlert, 'TriangleAlert', 'atenção, erro de lista'],
  [Clock, 'Clock', 'na fila, aguardando'],
  [Bell, 'Bell', 'notificações'],
  [Moon, 'Moon', 'modo escuro'],
  [Sun, 'Sun', 'modo claro'],
  [Menu, 'Menu', 'menu'],
  [LogOut, 'LogOut', 'sair'],
  [Zap, 'Zap', 'automações'],
  [Shield, 'Shield', 'elegibilidade'],
  [KeyRound, 'KeyRound', 'credenciais'],
  [Building2, 'Building2', 'operadoras'],
  [CreditCard, 'CreditCard', 'cartão'],
];

function IconUses() {
  return (
    <div className={grid}>
      {uses.map(([drawing, name, use]) => (
        <div key={name} className={swatch}>
          <div className={sample}>
            <Icon of={drawing} size={24} />
          </div>
          <div className={facts}>
            <code>{name}</code>
            <span>{use}</span>
          </div>
        </div>
      ))}
    </div>
  );
}

const meta = preview.meta({
  title: 'Fundamentos/Ícones',
  parameters: { spec: ['visual-language: one family, 24 grid, 1.8 stroke, round caps'] },
  component: IconUses,
});

export const InUse = meta.story();
