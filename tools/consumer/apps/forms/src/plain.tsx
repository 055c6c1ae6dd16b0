import {
  Button,
  Checkbox,
  CpfField,
  DateRangePicker,
  ErrorSummary,
  type FieldProblem,
  Select,
  Stack,
  TextField,
} from '@oraculo/ui';
import { type FormEvent, useState } from 'react';
import { operators, show, useSent } from './show';

function Form() {
  const { send, shown } = useSent();
  const [problems, setProblems] = useState<FieldProblem[]>([]);
  const [attempt, setAttempt] = useState(0);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const isNamed = data.get('name') !== '';
    setProblems(isNamed ? [] : [{ fieldId: 'name', message: 'Informe o nome' }]);
    if (isNamed) send(Object.fromEntries(data));
    else setAttempt(attempt + 1);
  };
  return (
    <form noValidate onSubmit={submit}>
      <Stack>
        <ErrorSummary problems={problems} attempt={attempt} />
        <TextField label="Nome" id="name" name="name" error={problems[0]?.message} isRequired />
        <CpfField label="CPF" name="cpf" />
        <Select label="Operadora" name="operator" options={operators} />
        <DateRangePicker label="Período" startName="from" endName="to" />
        <Checkbox label="Urgente" name="isUrgent" />
        <TextField label="Lote" name="batch" defaultValue="17" isReadOnly />
        <TextField label="Plano" name="plan" defaultValue="A" disabledReason="O plano vem da operadora" />
        <Button type="submit">Salvar</Button>
        <Button type="reset" emphasis="outline">
          Desfazer alterações
        </Button>
        {shown}
      </Stack>
    </form>
  );
}

show(<Form />);
