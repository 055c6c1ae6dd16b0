import { useState } from 'react';
import { Accordion } from '../components/Accordion/Accordion.tsx';
import { Button } from '../components/Button/Button.tsx';
import { ButtonGroup } from '../components/ButtonGroup/ButtonGroup.tsx';
import { Checkbox } from '../components/Checkbox/Checkbox.tsx';
import { Combobox } from '../components/Combobox/Combobox.tsx';
import { CommandPalette } from '../components/CommandPalette/CommandPalette.tsx';
import { DataTable } from '../components/DataTable/DataTable.tsx';
import type { RowSelection } from '../components/DataTable/selection/rowSelection.ts';
import type { Sort } from '../components/DataTable/sort.ts';
import { useRowSelection } from '../components/DataTable/selection/useRowSelection.ts';
import { DateRangePicker } from '../components/DateRangePicker/DateRangePicker.tsx';
import type { DateRange } from '../components/DateRangePicker/DateRangePickerProps.ts';
import { Drawer } from '../components/Drawer/Drawer.tsx';
import { DropZone } from '../components/DropZone/DropZone.tsx';
import { Menu } from '../components/Menu/Menu.tsx';
import { MoneyField } from '../components/MoneyField/MoneyField.tsx';
import { MonthField } from '../components/MonthField/MonthField.tsx';
import { MultiSelect } from '../components/MultiSelect/MultiSelect.tsx';
import { Popover } from '../components/Popover/Popover.tsx';
import { RadioGroup } from '../components/RadioGroup/RadioGroup.tsx';
import { Select } from '../components/Select/Select.tsx';
import { SplitButton } from '../components/SplitButton/SplitButton.tsx';
import { TagGroup } from '../components/TagGroup/TagGroup.tsx';
import { TextArea } from '../components/TextArea/TextArea.tsx';
import { toast } from '../components/Toasts/toast.ts';
import { Steps } from '../components/Steps/Steps.tsx';
import { TokenField } from '../components/TokenField/TokenField.tsx';
import { ToggleButtonGroup } from '../components/ToggleButtonGroup/ToggleButtonGroup.tsx';
import { Toolbar } from '../components/Toolbar/Toolbar.tsx';
import { UiProvider } from '../components/UiProvider/UiProvider.tsx';
import { UserMenu } from '../components/UserMenu/UserMenu.tsx';
import { useConfirm } from '../components/ConfirmDialog/useConfirm.ts';
import { Charts } from './testingCharts.fixtures.tsx';

const operators = [
  { value: '1', label: 'Vida Plena', subtitle: 'ANS 312345' },
  { value: '2', label: 'Vida Plena Saúde', subtitle: 'ANS 301264' },
  { value: '3', label: 'Saúde Norte', subtitle: 'ANS 326305' },
];
const users = ['Ana Lima', 'Bia Souza', 'Caio Reis'].map((label, value) => ({ value, label }));
const providers = ['Clínica Aurora', 'Clínica Boreal'].map((label, value) => ({ value, label }));
const kinds = ['Exame', 'Internação'].map((label) => ({ value: label, label }));
const menuItems = (choose: (id: string) => void) => [
  { id: 'edit', label: 'Editar', onPress: () => choose('edit') },
  { id: 'export', label: 'Exportar', items: [{ id: 'csv', label: 'CSV', onPress: () => choose('csv') }] },
];
const splitItems = (choose: (id: string) => void) => [
  { id: 'draft', label: 'Salvar como rascunho', onPress: () => choose('draft') },
];
const commandsOf = (choose: (id: string) => void) => [
  { id: 'do', title: 'Ações', items: [{ id: 'new', label: 'Nova operadora', onPress: () => choose('new') }] },
];
const steps = [
  { id: 'file', label: 'Arquivo', description: 'grupo.csv' },
  { id: 'check', label: 'Conferência' },
];
const none: typeof providers = [];

const rows = [
  { card: '0412', name: 'Beatriz Aparecida Lourenço da Silva', status: 'Elegível' },
  { card: '0977', name: 'João Reis', status: '' },
];
const columns = [
  { id: 'card', header: 'Carteirinha', cell: (row: (typeof rows)[number]) => row.card, isRowHeader: true },
  {
    id: 'name',
    header: 'Nome',
    cell: (row: (typeof rows)[number]) => row.name,
    truncate: { over: 20, to: 15 },
    isSortable: true,
  },
  { id: 'status', header: 'Situação', cell: (row: (typeof rows)[number]) => row.status },
];
const keyOf = (row: (typeof rows)[number]) => row.card;

export interface Outcome {
  range: DateRange;
  operator: string | null;
  provider: number | null;
  users: number[];
  remark: string;
  specialty: string | null;
  emails: string[];
  isUrgent: boolean;
  kind: string | null;
  view: string;
  chosen: string | null;
  amount: number | null;
  month: string | null;
  reason: string;
  answer: boolean | null;
  files: string[];
  tags: readonly { id: string; label: string }[];
  sort: Sort | null;
  selection: RowSelection | null;
}

/** A screen with one of each component that the helpers use. `onChange` reports the results to the test. */
function Screen({ onChange }: { onChange: (outcome: Outcome) => void }) {
  const [outcome, setOutcome] = useState<Outcome>({
    range: { start: null, end: null },
    operator: null,
    provider: null,
    users: [0],
    remark: '',
    specialty: null,
    emails: [],
    isUrgent: false,
    kind: null,
    view: 'Exame',
    chosen: null,
    amount: null,
    month: null,
    reason: 'antes',
    answer: null,
    files: [],
    tags: [
      { id: 'brand', label: 'Marca: Prime' },
      { id: 'plan', label: 'Plano: Pleno' },
    ],
    sort: null,
    selection: null,
  });
  const [found, setFound] = useState(none);
  const [isDrawerOpen, setIsDrawerOpen] = useState(false);
  const [hasRows, setHasRows] = useState(false);
  const selection = useRowSelection({
    disabledReason: (row: (typeof rows)[number]) => (row.card === '0977' ? 'Em outra fila' : undefined),
  });
  const confirm = useConfirm();
  const put = (part: Partial<Outcome>) => {
    const next = { ...outcome, ...part };
    setOutcome(next);
    onChange(next);
  };
  return (
    <main>
      <DateRangePicker
        label="Período"
        value={outcome.range}
        onChange={(range) => put({ range })}
        today="2026-11-20"
        allowFuture={false}
      />
      <Select
        label="Operadora"
        options={operators}
        value={outcome.operator}
        onChange={(operator) => put({ operator })}
      />
      <Select
        label="Prestador"
        options={found}
        value={outcome.provider}
        onChange={(provider) => put({ provider })}
        onSearch={(text) => setFound(providers.filter(({ label }) => label.includes(text)))}
      />
      <MultiSelect label="Usuários" options={users} value={outcome.users} onChange={(next) => put({ users: next })} />
      <Combobox label="Observação" options={kinds} value={outcome.remark} onChange={(remark) => put({ remark })} />
      <Combobox
        label="Especialidade"
        options={kinds}
        value={outcome.specialty}
        onChange={(specialty) => put({ specialty })}
        onCreate={(label) => ({ value: label, label })}
      />
      <TokenField
        label="Avisar"
        value={outcome.emails}
        onChange={(emails) => put({ emails })}
        validate={(email) => (email.includes('@') ? undefined : 'falta o @')}
      />
      <Checkbox label="Urgente" value={outcome.isUrgent} onChange={(isUrgent) => put({ isUrgent })} />
      <RadioGroup label="Tipo" options={kinds} value={outcome.kind} onChange={(kind) => put({ kind })} />
      <ToggleButtonGroup label="Mostrar" options={kinds} value={outcome.view} onChange={(view) => put({ view })} />
      <Menu label="Ações" items={menuItems((chosen) => put({ chosen }))} />
      <SplitButton
        label="Salvar"
        menuLabel="Outras formas de salvar"
        items={splitItems((chosen) => put({ chosen }))}
        onPress={() => put({ chosen: 'save' })}
      />
      <Toolbar label="Ferramentas">
        <ButtonGroup label="Histórico">
          <Button onPress={() => put({ chosen: 'undo' })}>Desfazer</Button>
          <Button disabledReason="Nada a refazer">Refazer</Button>
        </ButtonGroup>
      </Toolbar>
      <UserMenu name="Ana Lima" onSignOut={() => put({ chosen: 'sign-out' })} />
      <CommandPalette label="Buscar" groups={commandsOf((chosen) => put({ chosen }))} />
      <Accordion
        items={[
          { id: 'register', title: 'Cadastro', detail: 'Completo', content: 'Clínica Aurora' },
          { id: 'files', title: 'Arquivos', content: 'Dois contratos' },
        ]}
      />
      <TagGroup
        label="Filtros"
        tags={outcome.tags}
        onRemove={(id) => put({ tags: outcome.tags.filter((tag) => tag.id !== id) })}
      />
      <Popover label="Ajuda">Guias de internação pedem a senha.</Popover>
      <Steps label="Etapas" steps={steps} value="file" onChange={(chosen) => put({ chosen })} />
      <Button onPress={() => setIsDrawerOpen(true)}>Ver guia</Button>
      <Drawer title="Guia 2026-0001" isOpen={isDrawerOpen} onClose={() => setIsDrawerOpen(false)}>
        Glosada
      </Drawer>
      <MoneyField label="Valor" value={outcome.amount} onChange={(amount) => put({ amount })} />
      <MonthField
        label="Competência"
        value={outcome.month}
        onChange={(month) => put({ month })}
        maxMonth="2026-11"
        today="2026-11-20"
      />
      <TextArea label="Motivo" value={outcome.reason} onChange={(reason) => put({ reason })} />
      <Charts isLoading={!hasRows} />
      <DropZone
        label="Arquivo do grupo"
        accept="csv"
        onAdd={(files) => put({ files: files.map(({ name, size }) => `${name} ${size}`) })}
      />
      <Button
        onPress={async () => put({ answer: await confirm({ title: 'Excluir credencial?', confirmLabel: 'Excluir' }) })}
      >
        Remover
      </Button>
      <Button onPress={() => toast.error({ title: 'Ocorreu um erro', message: 'Tente novamente mais tarde' })}>
        Falhar
      </Button>
      <Button onPress={() => toast.success({ title: 'Arquivo enviado com sucesso' })}>Enviar</Button>
      <Button onPress={() => setHasRows(true)}>Responder</Button>
      <DataTable
        aria-label="Consultas"
        columns={columns}
        rows={hasRows ? rows : undefined}
        isLoading={!hasRows}
        rowKey={keyOf}
        sort={outcome.sort}
        onSortChange={(sort) => put({ sort })}
        selection={selection}
        bulkActions={<Button onPress={() => put({ selection: selection.value })}>Concluir</Button>}
      />
    </main>
  );
}

export const KitScreen = (props: { onChange: (outcome: Outcome) => void }) => (
  <UiProvider>
    <Screen {...props} />
  </UiProvider>
);
