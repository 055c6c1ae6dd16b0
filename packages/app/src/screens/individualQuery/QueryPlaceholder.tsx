import { ShieldCheck } from '@lucide/icons';
import type { Operator } from '@oraculo/api-client';
import { Button, Card, EmptyState, Icon, Inline, Note } from '@oraculo/ui';
import { useSnapshot } from 'valtio';
import { listRequiredFields } from './listRequiredFields.ts';
import { recentOperators } from './recentOperators.ts';

interface QueryPlaceholderProps {
  operators: readonly Operator[] | undefined;
  operator: Operator | undefined;
  onChoose: (ansId: string) => void;
}

const anyOperator =
  'Cada operadora pede dados diferentes, como número da carteirinha, CPF, nome completo ou data de nascimento. Escolha uma para ver os campos.';

/** The placeholder before an answer: the required fields, and buttons for the last operators. */
export function QueryPlaceholder({ operators, operator, onChoose }: QueryPlaceholderProps) {
  const { ids } = useSnapshot(recentOperators) as { ids: readonly string[] };
  const others = ids.filter((ansId) => ansId !== operator?.ansId);
  const recent = others.flatMap((ansId) => operators?.find((one) => one.ansId === ansId) ?? []);
  return (
    <Card aria-label="Antes da consulta">
      <EmptyState
        icon={<Icon of={ShieldCheck} size={24} />}
        title={operator ? 'Preencha os dados do beneficiário' : 'Comece pela operadora'}
        hint={
          operator
            ? `${operator.name} pede ${listRequiredFields(operator)}. A resposta da operadora aparece aqui.`
            : anyOperator
        }
        action={
          recent.length > 0 && (
            <div role="group" aria-label="Últimas operadoras">
              <Inline justify="center">
                <Note>Últimas operadoras</Note>
                {recent.map(({ ansId, name }) => (
                  <Button key={ansId} emphasis="outline" size="small" onPress={() => onChoose(ansId)}>
                    {name}
                  </Button>
                ))}
              </Inline>
            </div>
          )
        }
      />
    </Card>
  );
}
