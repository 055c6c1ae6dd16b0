import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { entriesOf, PlainForm } from '../../internal/fields/FieldFrame/Forms.fixtures.tsx';
import type { SelectOption } from '../../internal/collections/Combobox/SelectOption.ts';
import { deferred, specialties } from './Combobox.fixtures.ts';
import { Combobox } from './Combobox.tsx';

const onCreate = fn((label: string): SelectOption<string> | Promise<SelectOption<string>> => ({ value: label, label }));
const onChange = fn<(value: string | null) => void>();
const onValidityChange = fn<(message: string | undefined) => void>();

function Specialties() {
  const [options, setOptions] = useState(specialties);
  return (
    <Combobox
      label="Especialidade"
      name="specialty"
      options={options}
      onChange={onChange}
      onValidityChange={onValidityChange}
      onCreate={async (text) => {
        const made = await onCreate(text);
        setOptions((former) => [...former, made]);
        return made;
      }}
    />
  );
}

const meta = preview.meta({
  title: 'Campos/Combobox: criar',
  component: Combobox,
  tags: ['!autodocs'],
  parameters: { spec: ['APG combobox: list autocomplete'] },
  beforeEach: () => {
    onCreate.mockReset().mockImplementation((label) => ({ value: label, label }));
    onChange.mockClear();
    onValidityChange.mockClear();
  },
  args: { label: 'Especialidade' },
  render: () => <Specialties />,
});

export const TheLastOptionCreatesTheTypedText = meta.story({
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('combobox');
    await userEvent.type(input, ' orto ');
    await expect(canvas.getAllByRole('option').map((option) => option.textContent)).toEqual([
      'Ortopedia',
      'Ortopedia pediátrica',
      'Criar “orto”',
    ]);
    await userEvent.keyboard('{ArrowUp}{Enter}');
    await waitFor(() => expect(onChange.mock.calls).toEqual([['orto']]));
    await expect(onCreate.mock.calls).toEqual([['orto']]);
    await expect(input).toHaveValue('orto');
    await expect(input).toHaveFocus();
    await expect(canvas.getByRole('status')).toHaveTextContent('Opção criada: orto');
  },
});

export const EnterChoosesTheMarkedMatchAndCreatesNothing = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'orto{Enter}');
    await expect(onChange.mock.calls).toEqual([['ortho']]);
    await expect(onCreate).not.toHaveBeenCalled();
  },
});

export const WithoutAMatchTheOfferToCreateIsMarkedAndAnnounced = meta.story({
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('combobox');
    await userEvent.type(input, 'Acupuntura');
    await expect(input).toHaveAttribute('aria-activedescendant', canvas.getByRole('option').id);
    await waitFor(() =>
      expect(canvas.getByRole('status')).toHaveTextContent('Nenhuma opção encontrada. Marcada: Criar “Acupuntura”'),
    );
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(onChange.mock.calls).toEqual([['Acupuntura']]));
  },
});

export const AListedLabelIsNotOfferedForCreation = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'ORTOPEDIA');
    await expect(canvas.getAllByRole('option').map((option) => option.textContent)).toEqual([
      'Ortopedia',
      'Ortopedia pediátrica',
    ]);
  },
});

const notCreated = 'Nenhuma opção escolhida para “cardio”. Escolha uma da lista ou crie uma nova.';

export const TabNeitherCreatesNorChoosesTheOnlyMatch = meta.story({
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('combobox');
    await userEvent.type(input, 'cardio');
    await userEvent.tab();
    await expect(input).toHaveValue('cardio');
    await expect(input).toHaveAccessibleDescription(notCreated);
    await expect(onValidityChange).toHaveBeenLastCalledWith(notCreated);
    await expect(onCreate).not.toHaveBeenCalled();
    await expect(onChange).not.toHaveBeenCalled();
    await userEvent.click(input);
    await userEvent.click(canvas.getByRole('option', { name: 'Criar “cardio”' }));
    await waitFor(() => expect(onChange.mock.calls).toEqual([['cardio']]));
    await expect(input).not.toBeInvalid();
    await expect(onValidityChange).toHaveBeenLastCalledWith(undefined);
  },
});

export const EscapeClearsTheTypedTextAndCreatesNothing = meta.story({
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('combobox');
    await userEvent.type(input, 'Acupuntura{Escape}');
    await expect(input).toHaveValue('');
    await expect(onCreate).not.toHaveBeenCalled();
  },
});

export const WhileCreatingTheFieldSubmitsNoFormerOption = meta.story({
  render: () => (
    <PlainForm>
      <Specialties />
    </PlainForm>
  ),
  play: async ({ canvas, userEvent }) => {
    const answer = deferred<SelectOption<string>>();
    onCreate.mockReturnValue(answer.promise);
    const sent = fn();
    const form = canvas.getByRole<HTMLFormElement>('form');
    form.addEventListener('submit', sent);
    const input = canvas.getByRole('combobox');
    await userEvent.type(input, 'neuro{Enter}');
    await expect(entriesOf(form)).toEqual({ specialty: 'neuro' });
    await userEvent.type(input, 'Acupuntura{Enter}');
    await expect(entriesOf(form)).toEqual({ specialty: '' });
    await expect(input).toHaveAttribute('readonly');
    await userEvent.keyboard('{Enter}');
    await expect(sent).not.toHaveBeenCalled();
    await expect(input).toHaveValue('Acupuntura');
    await expect(canvas.getByRole('status')).toHaveTextContent('Criando “Acupuntura”…');
    answer.resolve({ value: 'acu', label: 'Acupuntura clínica' });
    await waitFor(() => expect(input).toHaveValue('Acupuntura clínica'));
    await expect(onChange.mock.calls).toEqual([['neuro'], [null], ['acu']]);
    await expect(input).not.toHaveAttribute('readonly');
    await expect(input).toHaveFocus();
  },
});

const failed = 'Não foi possível criar “Acupuntura”. Abra a lista e tente de novo.';

export const AFailedCreationKeepsTheTextWithAnErrorAndTheOffer = meta.story({
  play: async ({ canvas, userEvent }) => {
    onCreate.mockImplementationOnce(() => Promise.reject(new Error('offline')));
    const input = canvas.getByRole('combobox');
    await userEvent.type(input, 'Acupuntura{Enter}');
    await waitFor(() => expect(input).toHaveAccessibleDescription(failed));
    await expect(input).toHaveValue('Acupuntura');
    await expect(input).toBeInvalid();
    await expect(canvas.getAllByText(failed)).toHaveLength(1);
    await expect(onValidityChange).toHaveBeenLastCalledWith(failed);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(onChange.mock.calls).toEqual([['Acupuntura']]));
    await expect(input).not.toBeInvalid();
  },
});

export const AFormSubmitsTheCreatedOptionAndItsResetCancelsACreation = meta.story({
  render: () => (
    <PlainForm>
      <Specialties />
    </PlainForm>
  ),
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('combobox');
    const form = canvas.getByRole<HTMLFormElement>('form');
    await userEvent.type(input, 'Acupuntura{Enter}');
    await waitFor(() => expect(entriesOf(form)).toEqual({ specialty: 'Acupuntura' }));
    const answer = deferred<SelectOption<string>>();
    onCreate.mockReturnValue(answer.promise);
    await userEvent.type(input, 'Homeopatia{Enter}');
    await userEvent.click(canvas.getByRole('button', { name: 'Desfazer alterações' }));
    await expect(input).toHaveValue('');
    answer.resolve({ value: 'homeo', label: 'Homeopatia' });
    await answer.promise;
    await waitFor(() => expect(entriesOf(form)).toEqual({ specialty: '' }));
    await expect(onChange).toHaveBeenLastCalledWith(null);
  },
});
