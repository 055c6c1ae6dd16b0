import {
  Button,
  Card,
  CnpjField,
  DatePicker,
  ErrorSummary,
  FieldGrid,
  Inline,
  MoneyField,
  Stack,
  TextArea,
  TextField,
  toast,
  useUnsavedChanges,
} from '@oraculo/ui';
import { type FormEvent, useState } from 'react';

interface Contract {
  name: string;
  cnpj: string;
  startsOn: string | null;
  amountCents: number | null;
  note: string;
}

const empty: Contract = { name: '', cnpj: '', startsOn: null, amountCents: null, note: '' };
/** Drafts of two people on one machine stay apart by a key of your own. */
const place = 'contract-draft';

function readDraft(): Contract {
  if (typeof localStorage === 'undefined') return empty;
  try {
    return { ...empty, ...(JSON.parse(localStorage.getItem(place) ?? '{}') as Partial<Contract>) };
  } catch {
    return empty;
  }
}

const check = ({ name, cnpj, startsOn }: Contract) => [
  ...(name.trim() ? [] : [{ fieldId: 'name', message: 'Informe o nome' }]),
  ...(cnpj.length === 14 ? [] : [{ fieldId: 'cnpj', message: 'Informe o CNPJ completo' }]),
  ...(startsOn ? [] : [{ fieldId: 'startsOn', message: 'Escolha o início' }]),
];

/** A form that keeps what was typed in this browser until it is saved, and says above its fields what is missing. */
export function DraftForm() {
  const [contract, setContract] = useState(readDraft);
  const [attempt, setAttempt] = useState(0);
  const [isDirty, setDirty] = useState(false);
  useUnsavedChanges(isDirty);
  const problems = attempt > 0 ? check(contract) : [];

  const field = <Key extends keyof Contract>(key: Key) => ({
    id: key,
    value: contract[key],
    onChange: (value: Contract[Key]) => {
      const next = { ...contract, [key]: value };
      setContract(next);
      setDirty(true);
      localStorage.setItem(place, JSON.stringify(next));
    },
    error: problems.find(({ fieldId }) => fieldId === key)?.message,
  });
  const save = (event: FormEvent) => {
    event.preventDefault();
    setAttempt(attempt + 1);
    if (check(contract).length > 0) return;
    localStorage.removeItem(place);
    setDirty(false);
    toast.success({ title: 'Contrato salvo' });
  };
  return (
    <form aria-label="Contrato" noValidate onSubmit={save}>
      <Card title="Contrato">
        <Stack>
          <ErrorSummary problems={problems} attempt={attempt} />
          <FieldGrid>
            <TextField label="Nome" isRequired {...field('name')} />
            <CnpjField label="CNPJ" isRequired {...field('cnpj')} />
            <DatePicker label="Início" isRequired {...field('startsOn')} />
            <MoneyField label="Valor mensal" {...field('amountCents')} />
          </FieldGrid>
          <TextArea label="Observações" maxLength={500} {...field('note')} />
          <Inline justify="end">
            <Button type="submit">Salvar</Button>
          </Inline>
        </Stack>
      </Card>
    </form>
  );
}
