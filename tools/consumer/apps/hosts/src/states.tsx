import * as ui from '@oraculo/ui';
import type { ReactElement } from 'react';
import { Fragment } from 'react';

const ignore = () => {};
const three = [
  { value: 'a', label: 'Vida Plena' },
  { value: 'b', label: 'Saúde Norte', description: 'ANS 326305' },
  { value: 'c', label: 'Atlântica' },
];
const refused = { error: 'Informe este campo', isRequired: true };

interface Row {
  id: string;
  name: string;
  status: string;
}
const rows: Row[] = [
  { id: '1', name: 'Beatriz Aparecida Lourenço', status: 'Ativa' },
  { id: '2', name: 'Otávio Siqueira', status: 'Bloqueada' },
];
const columns = [
  { id: 'name', header: 'Nome', cell: (row: Row) => row.name, isRowHeader: true, isSortable: true },
  {
    id: 'status',
    header: 'Situação',
    cell: (row: Row) => <ui.StatusBadge tone="positive">{row.status}</ui.StatusBadge>,
  },
];
const details = ui.rowDetails((row: Row) => <ui.DescriptionList items={[{ term: 'Situação', value: row.status }]} />);
const rowKey = (row: Row) => row.id;
const pages = { page: 3, pageSize: 10, totalItems: 412, onPageChange: ignore, onPageSizeChange: ignore };

function Queue() {
  const selection = ui.useRowSelection<Row>({});
  return (
    <ui.DataTable
      aria-label="Fila"
      title="Fila"
      note="Há 2 minutos"
      actions={<ui.Button size="small">Concluir</ui.Button>}
      columns={columns}
      rows={rows}
      rowKey={rowKey}
      tableId="fila"
      sort={{ columnId: 'name', direction: 'ascending' }}
      onSortChange={ignore}
      selection={selection}
      details={details}
      pagination={pages}
    />
  );
}

/** The parts in use: with an error, filled, open, busy. */
export const states: Record<string, ReactElement> = {
  'refused fields': (
    <ui.FieldGrid>
      <ui.TextField label="Nome" {...refused} />
      <ui.SearchField label="Busca" value="Aurora" onChange={ignore} />
      <ui.TextArea label="Motivo" maxLength={500} value="Guia duplicada" onChange={ignore} warning="Confira a guia" />
      <ui.Select label="Operadora" options={three} value={null} onChange={ignore} {...refused} />
      <ui.MultiSelect label="Usuários" options={three} value={['a', 'b']} onChange={ignore} hint="Um ou mais" />
      <ui.DatePicker label="Emissão" value="2026-11-20" onChange={ignore} error="Data futura não permitida" />
      <ui.DateRangePicker
        label="Período"
        value={{ start: null, end: null }}
        onChange={ignore}
        startError="Informe o início"
      />
      <ui.NumberField label="Peso" value={null} onChange={ignore} {...refused} />
      <ui.TextField label="Lote" value="17" isReadOnly />
      <ui.TextField label="Plano" value="A" disabledReason="O plano vem da operadora" />
      <ui.PasswordField label="Senha" value="segredo" onChange={ignore} />
    </ui.FieldGrid>
  ),
  'refused choices': (
    <>
      <ui.CheckboxGroup label="Situação" options={three} value={['a']} onChange={ignore} error="Escolha uma" />
      <ui.RadioGroup label="Plano" options={three} value="b" onChange={ignore} hint="Um só" />
      <ui.Checkbox label="Urgente" value={false} onChange={ignore} error="Confirme" />
      <ui.Switch label="Envia e-mail" value onChange={ignore} />
      <ui.ToggleButtonGroup label="Período" options={three} value="b" onChange={ignore} />
    </>
  ),
  buttons: (
    <ui.Inline>
      {(['solid', 'outline', 'quiet'] as const).map((emphasis) => (
        <Fragment key={emphasis}>
          <ui.Button emphasis={emphasis}>Salvar</ui.Button>
          <ui.Button emphasis={emphasis} tone="critical" size="small">
            Excluir
          </ui.Button>
          <ui.Button emphasis={emphasis} isPending>
            Enviar
          </ui.Button>
        </Fragment>
      ))}
    </ui.Inline>
  ),
  table: <Queue />,
  'empty table': <ui.DataTable aria-label="Vazia" columns={columns} rows={[]} rowKey={rowKey} />,
  'failed table': (
    <ui.DataTable
      aria-label="Falha"
      columns={columns}
      rows={undefined}
      rowKey={rowKey}
      error="Sem conexão"
      onRetry={ignore}
    />
  ),
  'loading table': <ui.DataTable aria-label="Espera" columns={columns} rows={undefined} rowKey={rowKey} isLoading />,
  'open sections': (
    <>
      <ui.Disclosure title="Histórico" level={3} detail="3 alterações" defaultExpanded>
        Conteúdo
      </ui.Disclosure>
      <ui.Accordion
        items={[
          { id: 'a', title: 'Cadastro', content: 'Conteúdo' },
          { id: 'b', title: 'Endereço', content: 'Conteúdo' },
        ]}
        defaultValue={['a']}
      />
    </>
  ),
  'way through': (
    <>
      <ui.Steps
        label="Importação"
        steps={[
          { id: 'file', label: 'Arquivo', description: 'grupo.csv', state: 'done' },
          { id: 'check', label: 'Conferência', state: 'error' },
          { id: 'send', label: 'Envio' },
        ]}
        value="check"
        onChange={ignore}
      />
      <ui.ProgressSteps
        label="grupo.csv"
        steps={[
          { id: 'send', label: 'Envio', status: 'done', note: '1.284 linhas' },
          { id: 'read', label: 'Leitura', status: 'failed' },
          { id: 'save', label: 'Gravação', status: 'waiting' },
        ]}
      />
      <ui.Breadcrumbs
        parents={[
          { label: 'Operadoras', href: '/a' },
          { label: 'Vida Plena', href: '/b' },
        ]}
        current="Credenciais"
      />
      <ui.Pagination {...pages} />
    </>
  ),
  figures: (
    <>
      <ui.BarList
        label="Guias"
        nameHeader="Prestador"
        valueHeader="Guias"
        items={[
          { id: '1', label: 'Aurora', value: 30 },
          { id: '2', label: 'Boreal', value: 12, tone: 'critical' },
        ]}
      />
      <ui.BarList label="Sem guias" nameHeader="Prestador" valueHeader="Guias" items={[]} />
      <ui.StackedBar
        label="Linhas"
        parts={[
          { id: 'good', label: 'Prontas', value: 8, tone: 'positive' },
          { id: 'bad', label: 'Recusadas', value: 2, tone: 'critical' },
        ]}
      />
      <ui.Meter label="Espaço" value={12} tone="positive" status="Livre" />
    </>
  ),
  messages: (
    <>
      <ui.ErrorSummary problems={[{ fieldId: 'name', message: 'Informe o nome' }]} attempt={0} />
      <ui.Banner tone="critical" action={<ui.Button size="small">Repetir</ui.Button>} onDismiss={ignore}>
        O envio falhou
      </ui.Banner>
      <ui.Note>Só o gestor vê isto</ui.Note>
      <ui.TagGroup
        label="Filtros"
        tags={three.map(({ value, label }) => ({ id: value, label }))}
        onRemove={ignore}
        onClear={ignore}
      />
      <ui.FileList
        files={[
          { id: '1', name: 'a.csv', sizeBytes: 2048, status: 'done' },
          { id: '2', name: 'b.csv', sizeBytes: 4096, status: 'error', error: 'Colunas trocadas' },
        ]}
        onRemove={ignore}
        onRetry={ignore}
      />
      <ui.DropZone label="Arquivo" accept="csv" onAdd={ignore} error="Informe um arquivo" />
    </>
  ),
};
