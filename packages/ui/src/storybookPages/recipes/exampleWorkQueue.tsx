import {
  Button,
  type Column,
  DataTable,
  DescriptionList,
  Drawer,
  FilterBar,
  Select,
  type Sort,
  Stack,
  StatusBadge,
  TagGroup,
  TextField,
  toast,
  useRowSelection,
} from '@oraculo/ui';
import { useState } from 'react';
import { findTasks, priorities, type Task, type TaskFilters } from './exampleTasks.ts';

const tones = { Alta: 'critical', Média: 'caution', Baixa: 'neutral' } as const;
const priorityOptions = priorities.map((priority) => ({ value: priority, label: priority }));
const noFilters: TaskFilters = { text: '', priority: null };
const taskKey = (task: Task) => task.id;
const whyNot = (task: Task) => (task.owner ? `Está com ${task.owner}` : undefined);

const columns = (open: (task: Task) => void): readonly Column<Task>[] => [
  { id: 'protocol', header: 'Protocolo', cell: (task) => task.protocol, isNumeric: true, isRowHeader: true },
  { id: 'patient', header: 'Paciente', cell: (task) => task.patient, isSortable: true },
  { id: 'reason', header: 'Pendência', cell: (task) => task.reason },
  { id: 'dueAt', header: 'Prazo', cell: (task) => task.dueAt, isNumeric: true, isSortable: true },
  { id: 'owner', header: 'Com quem', cell: (task) => task.owner },
  {
    id: 'priority',
    header: 'Prioridade',
    cell: (task) => <StatusBadge tone={tones[task.priority]}>{task.priority}</StatusBadge>,
    cardSlot: 'corner',
  },
  {
    id: 'actions',
    header: 'Ações',
    cell: (task) => (
      <Button emphasis="quiet" size="small" aria-label={`Abrir ${task.protocol}`} onPress={() => open(task)}>
        Abrir
      </Button>
    ),
    isHideable: false,
  },
];

/** A fila de trabalho: filtros como etiquetas, ordenação, seleção sobre páginas, uma ação para todas, detalhes ao lado. */
export function WorkQueue() {
  const [draft, setDraft] = useState(noFilters);
  const [filters, setFilters] = useState(noFilters);
  const [sort, setSort] = useState<Sort | null>({ columnId: 'dueAt', direction: 'ascending' });
  const [paging, setPaging] = useState({ page: 1, pageSize: 10 });
  const [opened, setOpened] = useState<Task | null>(null);
  const [shownColumns] = useState(() => columns(setOpened));
  const { items, total } = findTasks({ ...filters, sort, ...paging });
  const selection = useRowSelection<Task>({
    scope: JSON.stringify(filters),
    disabledReason: whyNot,
    // O servidor sabe agir sobre um filtro.
    canSelectAll: true,
  });

  const search = (next: TaskFilters) => {
    setDraft(next);
    setFilters(next);
    setPaging({ ...paging, page: 1 });
  };
  const take = () => {
    // O servidor recebe `selection.value` como é: `keys`, ou tudo que este filtro encontra menos `exceptKeys`.
    toast.success({ title: 'Pendências atribuídas a você' });
    selection.clear();
  };

  const tags = [
    ...(filters.text ? [{ id: 'text', label: `Paciente: ${filters.text}` }] : []),
    ...(filters.priority ? [{ id: 'priority', label: `Prioridade: ${filters.priority}` }] : []),
  ];
  return (
    <Stack gap={5}>
      <FilterBar label="Filtros da fila" onSubmit={() => search(draft)} onClear={() => search(noFilters)}>
        <TextField label="Paciente" value={draft.text} onChange={(text) => setDraft({ ...draft, text })} />
        <Select
          label="Prioridade"
          options={priorityOptions}
          value={draft.priority}
          onChange={(priority) => setDraft({ ...draft, priority })}
        />
      </FilterBar>
      {tags.length > 0 && (
        <TagGroup
          label="Filtros"
          tags={tags}
          onRemove={(id) => search({ ...filters, [id]: noFilters[id as keyof TaskFilters] })}
          onClear={() => search(noFilters)}
        />
      )}
      <DataTable
        aria-label="Pendências"
        title="Pendências"
        columns={shownColumns}
        rows={items}
        rowKey={taskKey}
        sort={sort}
        onSortChange={(next) => {
          setSort(next);
          setPaging({ ...paging, page: 1 });
        }}
        selection={selection}
        bulkActions={
          <Button size="small" onPress={take}>
            Assumir
          </Button>
        }
        isSticky
        pagination={{
          ...paging,
          totalItems: total,
          onPageChange: (page) => setPaging({ ...paging, page }),
          onPageSizeChange: (pageSize) => setPaging({ page: 1, pageSize }),
        }}
      />
      <Drawer
        title={`Pendência ${opened?.protocol ?? ''}`}
        isOpen={opened !== null}
        onClose={() => setOpened(null)}
        footer={
          <Button emphasis="outline" onPress={() => setOpened(null)}>
            Fechar
          </Button>
        }
      >
        {opened && (
          <DescriptionList
            items={[
              { term: 'Paciente', value: opened.patient },
              { term: 'Pendência', value: opened.reason },
              { term: 'Prazo', value: opened.dueAt },
              { term: 'Com quem', value: opened.owner },
            ]}
          />
        )}
      </Drawer>
    </Stack>
  );
}
