import type { Sort } from '@oraculo/ui';

export interface Task {
  id: string;
  protocol: string;
  patient: string;
  reason: string;
  dueAt: string;
  priority: 'Alta' | 'Média' | 'Baixa';
  owner: string;
}

export interface TaskFilters {
  text: string;
  priority: Task['priority'] | null;
}

export const priorities = ['Alta', 'Média', 'Baixa'] as const;

const patients = [
  'Beatriz Lourenço',
  'Carlos Meireles',
  'Iara Figueiredo',
  'Rafael Nunes',
  'Marina Prado',
  'Otávio Lins',
];
const reasons = ['Carteirinha vencida', 'Plano não encontrado', 'Documento ilegível', 'Data de nascimento diverge'];

const tasks: readonly Task[] = Array.from({ length: 132 }, (_, index) => ({
  id: String(index),
  protocol: String(20_261_100 + index * 7),
  patient: `${patients[index % patients.length]} ${String.fromCharCode(65 + (index % 20))}.`,
  reason: reasons[index % reasons.length] ?? '',
  dueAt: `${String(1 + (index % 28)).padStart(2, '0')}/12/2026`,
  priority: priorities[(index * 7) % 3] ?? 'Baixa',
  owner: index % 9 === 4 ? 'Otávio' : '',
}));

const byText = new Intl.Collator('pt-BR', { sensitivity: 'base' });
const folded = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** Faz as vezes do servidor: filtra, ordena a lista inteira e corta a página. */
export function findTasks(query: TaskFilters & { sort: Sort | null; page: number; pageSize: number }) {
  const { text, priority, sort, page, pageSize } = query;
  const found = tasks.filter(
    (task) => folded(task.patient).includes(folded(text)) && (!priority || task.priority === priority),
  );
  const field = sort?.columnId === 'patient' ? 'patient' : 'dueAt';
  const ordered = sort ? found.toSorted((a, b) => byText.compare(a[field], b[field])) : found;
  if (sort?.direction === 'descending') ordered.reverse();
  return { items: ordered.slice((page - 1) * pageSize, page * pageSize), total: found.length };
}
