import { Button, Checkbox, CpfField, DateRangePicker, Select, Stack, TextField } from '@oraculo/ui';
import { Controller, useForm } from 'react-hook-form';
import { type Draft, empty } from './draft';
import { operators, show, useSent } from './show';

function Form() {
  const { control, handleSubmit } = useForm<Draft>({ defaultValues: empty });
  const { send, shown } = useSent();
  return (
    <form noValidate onSubmit={handleSubmit(send)}>
      <Stack>
        <Controller
          control={control}
          name="name"
          rules={{ required: 'Informe o nome' }}
          render={({ field, fieldState }) => (
            <TextField label="Nome" {...field} error={fieldState.error?.message} isRequired />
          )}
        />
        <Controller control={control} name="cpf" render={({ field }) => <CpfField label="CPF" {...field} />} />
        <Controller
          control={control}
          name="operator"
          render={({ field }) => <Select label="Operadora" options={operators} {...field} />}
        />
        <Controller
          control={control}
          name="period"
          render={({ field: { ref, ...field } }) => <DateRangePicker label="Período" {...field} startRef={ref} />}
        />
        <Controller control={control} name="isUrgent" render={({ field }) => <Checkbox label="Urgente" {...field} />} />
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
