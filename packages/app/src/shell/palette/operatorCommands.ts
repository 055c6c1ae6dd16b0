import { foldText } from '@oraculo/api-client/contract';
import type { CommandGroup } from '@oraculo/ui';
import { api } from '../../service/api.ts';

/** “Consulta individual: ‹operadora›” for each operator that matches every word; “consultar” and “em” match all of them. */
export async function operatorCommands(
  text: string,
  signal: AbortSignal,
  ask: (ansId: string) => void,
): Promise<CommandGroup[]> {
  const words = foldText(text).split(/\s+/).filter(Boolean);
  const operators = await api.operators.list({}, { signal });
  const items = operators
    .map(({ ansId, name }) => ({ ansId, name, label: `Consulta individual: ${name}` }))
    .filter(({ ansId, label }) => words.every((word) => foldText(`consultar em ${label} ${ansId}`).includes(word)))
    .map(({ ansId, label }) => ({
      id: `operator:${ansId}`,
      label,
      description: `ANS ${ansId}`,
      onPress: () => ask(ansId),
    }));
  return items.length > 0 ? [{ id: 'operators', title: 'Operadoras', items }] : [];
}
