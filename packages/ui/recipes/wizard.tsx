import { Button, Card, DescriptionList, Inline, RadioGroup, Stack, Steps, TextField, toast } from '@oraculo/ui';
import { useState } from 'react';

const order = ['company', 'plan', 'check'] as const;
type StepId = (typeof order)[number];

const labels: Record<StepId, string> = { company: 'Empresa', plan: 'Plano', check: 'Conferência' };
const plans = [
  { value: 'basic', label: 'Básico' },
  { value: 'full', label: 'Completo' },
];

/** Three steps, of which each is checked before the next; what was filled in stays when somebody goes back. */
export function Wizard() {
  const [step, setStep] = useState<StepId>('company');
  const [name, setName] = useState('');
  const [plan, setPlan] = useState<string | null>(null);
  const at = order.indexOf(step);
  const missing: Record<StepId, string | undefined> = {
    company: name.trim() ? undefined : 'Informe o nome da empresa',
    plan: plan ? undefined : 'Escolha um plano',
    check: undefined,
  };
  const go = (by: number) => setStep(order[at + by] ?? step);
  const steps = order.map((id, index) => ({
    id,
    label: labels[id],
    ...(index < at && { state: 'done' as const }),
    ...(index > at && { disabledReason: 'Conclua as etapas anteriores' }),
  }));
  return (
    <Card title={labels[step]}>
      <Stack gap={5}>
        <Steps label="Etapas da contratação" steps={steps} value={step} onChange={(id) => setStep(id as StepId)} />
        {step === 'company' && <TextField label="Nome da empresa" isRequired value={name} onChange={setName} />}
        {step === 'plan' && <RadioGroup label="Plano" isRequired options={plans} value={plan} onChange={setPlan} />}
        {step === 'check' && (
          <DescriptionList
            items={[
              { term: 'Empresa', value: name },
              { term: 'Plano', value: plans.find(({ value }) => value === plan)?.label ?? '' },
            ]}
          />
        )}
        <Inline justify="between">
          <Button
            emphasis="outline"
            disabledReason={at === 0 ? 'Esta é a primeira etapa' : undefined}
            onPress={() => go(-1)}
          >
            Voltar
          </Button>
          {step === 'check' ? (
            <Button onPress={() => toast.success({ title: 'Contratação enviada' })}>Enviar</Button>
          ) : (
            <Button disabledReason={missing[step]} onPress={() => go(1)}>
              Continuar
            </Button>
          )}
        </Inline>
      </Stack>
    </Card>
  );
}
