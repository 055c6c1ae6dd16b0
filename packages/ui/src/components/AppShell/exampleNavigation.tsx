import { Building2, CreditCard, KeyRound, Shield, Zap } from '@lucide/icons';
import { SvgIcon } from '../../internal/base/icons/SvgIcon.tsx';
import { Card } from '../Card/Card.tsx';
import type { NavItem } from './NavItem.ts';

const icon = (Icon: typeof Zap) => <SvgIcon icon={Icon} size={22} />;

/** The product's menu, for the stories of the shell. */
export const exampleNavigation: readonly NavItem[] = [
  {
    name: 'automations',
    title: 'Automações',
    icon: icon(Zap),
    subItems: [
      { name: 'automations-documents_capture', title: 'Captura de documentos', href: '#captura' },
      { name: 'automations-glosas_resource', title: 'Recurso de glosas', href: '#glosas' },
    ],
  },
  {
    name: 'eligibilities',
    title: 'Elegibilidade',
    icon: icon(Shield),
    subItems: [
      { name: 'eligibilities', title: 'Consulta individual', href: '#consulta' },
      { name: 'eligibilities-batch', title: 'Gestão em massa', href: '#lotes' },
      { name: 'eligibilities-report', title: 'Relatório de elegibilidade', href: '#relatorio' },
    ],
  },
  { name: 'credentials', title: 'Credenciais', icon: icon(KeyRound), href: '#credenciais' },
  { name: 'operators', title: 'Operadoras', icon: icon(Building2), href: '#operadoras' },
  { name: 'saude_mais', title: 'Cartão +Saúde', icon: icon(CreditCard), href: '#saude-mais' },
];

/** The screen in the stories of the shell. */
export const exampleScreen = {
  productName: 'Oráculo',
  navigation: exampleNavigation,
  currentPage: 'eligibilities-report',
  user: { name: 'Mariana Salles' },
  subtitle: 'Relatório de elegibilidade',
  children: <Card>O conteúdo da tela fica aqui.</Card>,
};
