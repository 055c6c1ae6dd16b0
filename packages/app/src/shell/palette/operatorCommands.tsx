import { ClipboardList, UserSearch } from '@lucide/icons';
import { foldText } from '@oraculo/api-client/contract';
import { type CommandGroup, Icon } from '@oraculo/ui';
import { api } from '../../service/api.ts';

interface OperatorWays {
  query: (ansId: string) => void;
  report: (ansId: string) => void;
}

/** The commands for an operator, the most usual one first. `words` match every operator. */
const ways = [
  { way: 'query', words: 'consultar em', title: 'Consulta individual', icon: <Icon of={UserSearch} size={18} /> },
  { way: 'report', words: 'ver', title: 'Relatório de elegibilidade', icon: <Icon of={ClipboardList} size={18} /> },
] as const;

/** “Consulta individual: ‹operadora›” and “Relatório de elegibilidade: ‹operadora›” for each operator that matches every word. */
export async function operatorCommands(text: string, signal: AbortSignal, act: OperatorWays): Promise<CommandGroup[]> {
  const words = foldText(text).split(/\s+/).filter(Boolean);
  const operators = await api.operators.list({}, { signal });
  const items = ways.flatMap(({ way, words: before, title, icon }) =>
    operators
      .map(({ ansId, name }) => ({ ansId, label: `${title}: ${name}` }))
      .filter(({ ansId, label }) => words.every((word) => foldText(`${before} ${label} ${ansId}`).includes(word)))
      .map(({ ansId, label }) => ({
        id: `${way}:${ansId}`,
        label,
        description: `ANS ${ansId}`,
        icon,
        onPress: () => act[way](ansId),
      })),
  );
  return items.length > 0 ? [{ id: 'operators', title: 'Operadoras', items }] : [];
}
