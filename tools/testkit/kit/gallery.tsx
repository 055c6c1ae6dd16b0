import * as ui from '@oraculo/ui';
import type { ReactElement } from 'react';

const ignore = () => {};
const Dot = () => (
  <svg aria-hidden="true" viewBox="0 0 24 24">
    <circle cx="12" cy="12" r="8" />
  </svg>
);
const options = [{ value: 1, label: 'Vida Plena', subtitle: 'ANS 312345' }];
const choices = [{ value: 'open', label: 'Aberta' }];
const entries = [{ id: 'edit', label: 'Editar' }];
const columns = [{ id: 'name', header: 'Nome', cell: (row: string) => row, isRowHeader: true, width: '12rem' }];
const pagination = { page: 1, pageSize: 10, totalItems: 1, onPageChange: ignore, onPageSizeChange: ignore };
const text = { value: '', onChange: ignore };
const range = { value: { start: '2026-11-01', end: '2026-11-20' }, onChange: ignore };
const file = { id: '1', name: 'grupo.csv', sizeBytes: 1, status: 'uploading', progress: 62 } as const;
const cardFormat = { length: 20, characters: 'digits', mask: '###.#####.####.####.####', hints: ['Produto'] } as const;

/** Every public component with the fewest props that it needs. The kit’s server-rendering test renders the same elements. */
export const gallery: Record<string, ReactElement> = {
  Accordion: (
    <ui.Accordion items={[{ id: 'register', title: 'Cadastro', content: 'Conteúdo' }]} defaultValue={['register']} />
  ),
  Alert: <ui.Alert title="Contrato">Termina em 12 dias</ui.Alert>,
  AppShell: (
    <ui.AppShell
      productName="Oráculo"
      navigation={[{ name: 'operators', title: 'Operadoras', icon: null, href: '/operators' }]}
      currentPage="operators"
      user={{ name: 'Mariana Salles' }}
      onSignOut={ignore}
      onNavigate={ignore}
    >
      Conteúdo
    </ui.AppShell>
  ),
  Avatar: <ui.Avatar name="Mariana Salles" />,
  BankAccountField: <ui.BankAccountField label="Conta" />,
  Banner: <ui.Banner>Sem conexão</ui.Banner>,
  BarList: (
    <ui.BarList
      label="Guias"
      nameHeader="Prestador"
      valueHeader="Guias"
      items={[{ id: '1', label: 'Aurora', value: 3 }]}
    />
  ),
  BoletoField: <ui.BoletoField label="Linha digitável" {...text} />,
  BrandMark: <ui.BrandMark />,
  Breadcrumbs: <ui.Breadcrumbs parents={[{ label: 'Operadoras', href: '/operators' }]} current="Credenciais" />,
  Button: <ui.Button disabledReason="Selecione uma operadora">Pesquisar</ui.Button>,
  ButtonGroup: (
    <ui.ButtonGroup label="Mês">
      <ui.Button>Anterior</ui.Button>
    </ui.ButtonGroup>
  ),
  Card: <ui.Card title="Arquivos">Conteúdo</ui.Card>,
  CardNumberField: <ui.CardNumberField label="Carteirinha" format={cardFormat} {...text} />,
  CepField: <ui.CepField label="CEP" {...text} />,
  Checkbox: <ui.Checkbox label="Urgente" value onChange={ignore} />,
  CheckboxGroup: <ui.CheckboxGroup label="Situação" options={choices} value={['open']} onChange={ignore} />,
  CnpjField: <ui.CnpjField label="CNPJ" {...text} />,
  CnsField: <ui.CnsField label="CNS" {...text} />,
  CodeBlock: <ui.CodeBlock label="Resposta" code="{}" />,
  ColorModeToggle: <ui.ColorModeToggle />,
  Combobox: <ui.Combobox label="Motivo" options={options} {...text} />,
  CommandPalette: <ui.CommandPalette label="Buscar" groups={[{ id: 'do', title: 'Ações', items: entries }]} />,
  ConfirmProvider: <ui.ConfirmProvider>Conteúdo</ui.ConfirmProvider>,
  CopyButton: <ui.CopyButton label="CPF" text="52998224725" />,
  CpfField: <ui.CpfField label="CPF" {...text} />,
  CpfOrCnpjField: <ui.CpfOrCnpjField label="CPF ou CNPJ" {...text} />,
  DataTable: (
    <ui.DataTable
      aria-label="Operadoras"
      columns={columns}
      rows={['Vida Plena']}
      rowKey={String}
      pagination={pagination}
    />
  ),
  DateField: <ui.DateField label="Nascimento" value="1985-11-02" onChange={ignore} />,
  DatePicker: <ui.DatePicker label="Data" value={null} onChange={ignore} />,
  DateRangePicker: <ui.DateRangePicker label="Período" {...range} />,
  DescriptionGroups: (
    <ui.DescriptionGroups groups={[{ title: 'Plano', items: [{ term: 'Produto', value: 'Essencial' }] }]} />
  ),
  DescriptionList: <ui.DescriptionList items={[{ term: 'Nome', value: 'Beatriz' }]} />,
  Disclosure: <ui.Disclosure title="Histórico">Conteúdo</ui.Disclosure>,
  Divider: <ui.Divider />,
  Drawer: (
    <ui.Drawer title="Guia 2026-0001" isOpen={false} onClose={ignore}>
      Conteúdo
    </ui.Drawer>
  ),
  DropZone: <ui.DropZone label="Arquivo" accept="csv" onAdd={ignore} />,
  EmptyState: <ui.EmptyState title="Nenhum resultado para esta busca." />,
  ErrorSummary: <ui.ErrorSummary problems={[{ fieldId: 'name', message: 'Nome obrigatório' }]} attempt={0} />,
  FieldGrid: <ui.FieldGrid>Campos</ui.FieldGrid>,
  FileList: <ui.FileList files={[file]} />,
  FilterBar: (
    <ui.FilterBar label="Filtros" onSubmit={ignore}>
      Campos
    </ui.FilterBar>
  ),
  Grid: <ui.Grid>Conteúdo</ui.Grid>,
  GroupedDigits: <ui.GroupedDigits text="5996837335903626" />,
  Heading: <ui.Heading>Rede atendida</ui.Heading>,
  Icon: <ui.Icon of={Dot} />,
  IconButton: <ui.IconButton label="Baixar" icon={<Dot />} />,
  Inline: <ui.Inline>Conteúdo</ui.Inline>,
  Kbd: <ui.Kbd keys="Esc" />,
  Link: <ui.Link href="/operators">Operadoras</ui.Link>,
  LoadingOverlay: (
    <ui.LoadingOverlay isLoading={false} label="Salvando">
      Conteúdo
    </ui.LoadingOverlay>
  ),
  Logo: <ui.Logo name="Oráculo" />,
  MaskedField: <ui.MaskedField label="CEP" mask="#####-###" {...text} />,
  Menu: <ui.Menu label="Ações" items={entries} />,
  Meter: <ui.Meter label="Espaço" value={82} tone="caution" status="Quase cheio" />,
  Modal: (
    <ui.Modal title="Inclusão de grupo" isOpen={false} onClose={ignore}>
      Conteúdo
    </ui.Modal>
  ),
  MoneyField: <ui.MoneyField label="Valor" value={123456} onChange={ignore} />,
  MonthField: <ui.MonthField label="Competência" value="2026-11" onChange={ignore} />,
  MultiSelect: <ui.MultiSelect label="Usuários" options={options} value={[1]} onChange={ignore} />,
  Note: <ui.Note>Conteúdo</ui.Note>,
  NotificationsPanel: <ui.NotificationsPanel />,
  NumberField: <ui.NumberField label="Peso" value="72.5" decimals={1} unit="kg" onChange={ignore} />,
  PageHeader: <ui.PageHeader title="Credenciais" />,
  Pagination: <ui.Pagination {...pagination} />,
  PasswordField: <ui.PasswordField label="Senha" {...text} />,
  PhoneField: <ui.PhoneField label="Telefone" {...text} />,
  PixKeyField: <ui.PixKeyField label="Chave Pix" {...text} />,
  Popover: <ui.Popover label="Ajuda">Conteúdo</ui.Popover>,
  ProfileHeading: <ui.ProfileHeading label="Nome" name="Beatriz" />,
  ProgressBar: <ui.ProgressBar label="Envio" value={62} />,
  ProgressSteps: (
    <ui.ProgressSteps label="grupo.csv" steps={[{ id: 'read', label: 'Leitura', status: 'current', progress: 50 }]} />
  ),
  RadioGroup: <ui.RadioGroup label="Sexo" options={choices} value={null} onChange={ignore} />,
  ResultHeading: <ui.ResultHeading tone="positive" title="Beneficiário ativo" />,
  RowMenu: <ui.RowMenu label="Ações de grupo.csv" items={entries} />,
  SearchField: <ui.SearchField label="Busca" {...text} />,
  Section: <ui.Section title="Rede">Conteúdo</ui.Section>,
  Select: <ui.Select label="Operadora" options={options} value={1} onChange={ignore} />,
  Skeleton: <ui.Skeleton />,
  Spinner: <ui.Spinner label="Buscando a rede" />,
  SplitButton: <ui.SplitButton label="Salvar" menuLabel="Outras formas de salvar" items={entries} />,
  Stack: <ui.Stack>Conteúdo</ui.Stack>,
  StackedBar: <ui.StackedBar label="Linhas" parts={[{ id: 'good', label: 'Prontas', value: 1, tone: 'positive' }]} />,
  StatTile: <ui.StatTile label="Guias" value="1.284" />,
  StatusBadge: <ui.StatusBadge tone="positive">Ativo</ui.StatusBadge>,
  StatusPage: <ui.StatusPage title="Procuramos, mas não encontramos esta página" />,
  Steps: <ui.Steps label="Etapas" steps={[{ id: 'file', label: 'Arquivo' }]} value="file" />,
  SubtitleBar: <ui.SubtitleBar title="Operadoras" />,
  Switch: <ui.Switch label="Web Service TISS" value={false} onChange={ignore} />,
  Tabs: <ui.Tabs label="Relatórios" tabs={[{ id: 'a', label: 'A', content: 'A' }]} value="a" onChange={ignore} />,
  TagGroup: <ui.TagGroup label="Filtros" tags={[{ id: 'status', label: 'Glosada' }]} />,
  Text: <ui.Text>Conteúdo</ui.Text>,
  TextArea: <ui.TextArea label="Motivo" maxLength={500} {...text} />,
  TextField: <ui.TextField label="Nome" {...text} />,
  TimeField: <ui.TimeField label="Início" value="08:30" onChange={ignore} />,
  TimeRangeField: <ui.TimeRangeField label="Turno" value={{ start: '07:00', end: '13:00' }} onChange={ignore} />,
  ToggleButtonGroup: <ui.ToggleButtonGroup label="Período" options={choices} value="open" onChange={ignore} />,
  TokenField: <ui.TokenField label="Setores" value={['Recepção']} onChange={ignore} />,
  Toolbar: (
    <ui.Toolbar label="Ferramentas">
      <ui.Button>Editar</ui.Button>
    </ui.Toolbar>
  ),
  Tooltip: (
    <ui.Tooltip text="Baixar o arquivo">
      <button type="button">Baixar</button>
    </ui.Tooltip>
  ),
  TruncatedText: <ui.TruncatedText text="Beatriz Aparecida Lourenço" limit={20} to={15} />,
  UiProvider: <ui.UiProvider>Conteúdo</ui.UiProvider>,
  UserMenu: <ui.UserMenu name="Marina Prado" items={entries} />,
  WelcomePage: (
    <ui.WelcomePage productName="Oráculo" tagline="Consultas" title="Entrar">
      Formulário
    </ui.WelcomePage>
  ),
};
