import { Button, Checkbox, CpfField, DateRangePicker, Select, Stack, TextField } from '@oraculo/ui';
import { useForm } from '@tanstack/react-form';
import { empty } from './draft';
import { operators, show, useSent } from './show';

const focusFirstProblem = () => document.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();

function Form() {
  const { send, shown } = useSent();
  const form = useForm({
    defaultValues: empty,
    onSubmit: ({ value }) => send(value),
    // The fields are marked in the next frame.
    onSubmitInvalid: () => void requestAnimationFrame(focusFirstProblem),
  });
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void form.handleSubmit();
      }}
    >
      <Stack>
        <form.Field name="name" validators={{ onSubmit: ({ value }) => (value ? undefined : 'Informe o nome') }}>
          {({ state, handleChange, handleBlur }) => (
            <TextField
              label="Nome"
              value={state.value}
              onChange={handleChange}
              onBlur={handleBlur}
              error={state.meta.errors[0]}
              isRequired
            />
          )}
        </form.Field>
        <form.Field name="cpf">
          {({ state, handleChange }) => <CpfField label="CPF" value={state.value} onChange={handleChange} />}
        </form.Field>
        <form.Field name="operator">
          {({ state, handleChange }) => (
            <Select label="Operadora" options={operators} value={state.value} onChange={handleChange} />
          )}
        </form.Field>
        <form.Field name="period">
          {({ state, handleChange }) => <DateRangePicker label="Período" value={state.value} onChange={handleChange} />}
        </form.Field>
        <form.Field name="isUrgent">
          {({ state, handleChange }) => <Checkbox label="Urgente" value={state.value} onChange={handleChange} />}
        </form.Field>
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
