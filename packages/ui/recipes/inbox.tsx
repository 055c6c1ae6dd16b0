import { Button, DataTable, Stack, Tabs, toast, useConfirm, useRowSelection } from '@oraculo/ui';
import { useState } from 'react';

interface Task {
  id: string;
  title: string;
  from: string;
  isDone: boolean;
}

const firstTasks: Task[] = [
  { id: 'T-1', title: 'Conferir guia 2026-0001', from: 'Clínica Aurora', isDone: false },
  { id: 'T-2', title: 'Responder recurso de glosa', from: 'Hospital Boreal', isDone: false },
  { id: 'T-3', title: 'Atualizar cadastro', from: 'Clínica Aurora', isDone: true },
];
const columns = [
  { id: 'title', header: 'Pendência', cell: ({ title }: Task) => title, isRowHeader: true },
  { id: 'from', header: 'De', cell: ({ from }: Task) => from },
];
const keyOf = ({ id }: Task) => id;

/** A work queue: what is open and what is done, and several lines finished at once. */
export function Inbox() {
  const [tasks, setTasks] = useState(firstTasks);
  const [tab, setTab] = useState('open');
  const selection = useRowSelection<Task>({ scope: tab });
  const confirm = useConfirm();
  const open = tasks.filter(({ isDone }) => !isDone);
  const finish = async () => {
    if (selection.value.mode !== 'some') return;
    const { keys } = selection.value;
    const title = keys.length === 1 ? 'Concluir 1 pendência?' : `Concluir ${keys.length} pendências?`;
    if (!(await confirm({ title, confirmLabel: 'Concluir' }))) return;
    setTasks((last) => last.map((task) => (keys.includes(task.id) ? { ...task, isDone: true } : task)));
    selection.removeKeys(keys);
    toast.success({ title: 'Pendências concluídas' });
  };
  return (
    <Stack>
      <Tabs
        label="Pendências"
        value={tab}
        onChange={setTab}
        tabs={[
          {
            id: 'open',
            label: 'Abertas',
            badge: open.length,
            badgeLabel: `${open.length} abertas`,
            content: (
              <DataTable
                aria-label="Pendências abertas"
                columns={columns}
                rows={open}
                rowKey={keyOf}
                selection={selection}
                emptyTitle="Nada pendente."
                emptyHint="Novas pendências aparecem aqui."
                bulkActions={
                  <Button size="small" onPress={() => void finish()}>
                    Concluir
                  </Button>
                }
              />
            ),
          },
          {
            id: 'done',
            label: 'Concluídas',
            content: (
              <DataTable
                aria-label="Pendências concluídas"
                columns={columns}
                rows={tasks.filter(({ isDone }) => isDone)}
                rowKey={keyOf}
              />
            ),
          },
        ]}
      />
    </Stack>
  );
}
