import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Checkbox } from '../../../components/Checkbox/Checkbox.tsx';
import { CheckboxGroup } from '../../../components/CheckboxGroup/CheckboxGroup.tsx';
import { RadioGroup } from '../../../components/RadioGroup/RadioGroup.tsx';

afterEach(cleanup);

const kinds = [
  { value: 'exam', label: 'Exame' },
  { value: 'visit', label: 'Consulta' },
];

test('a click on the native input calls onChange once', async () => {
  const onCheckbox = vi.fn<(value: boolean) => void>();
  const onGroup = vi.fn<(value: string[]) => void>();
  const onRadio = vi.fn<(value: string | null) => void>();
  render(
    <>
      <Checkbox label="Urgente" onChange={onCheckbox} />
      <CheckboxGroup label="Tipos" options={kinds} onChange={onGroup} />
      <RadioGroup label="Tipo" options={kinds} onChange={onRadio} />
    </>,
  );
  await userEvent.click(page.getByRole('checkbox', { name: 'Urgente' }));
  await userEvent.click(page.getByRole('checkbox', { name: 'Consulta' }));
  await userEvent.click(page.getByRole('radio', { name: 'Consulta' }));
  expect(onCheckbox).toHaveBeenCalledExactlyOnceWith(true);
  expect(onGroup).toHaveBeenCalledExactlyOnceWith(['visit']);
  expect(onRadio).toHaveBeenCalledExactlyOnceWith('visit');
});

const reason = 'Guia enviada';

interface FormProps {
  disabledReason: string | undefined;
}

const Guide = ({ disabledReason }: FormProps) => (
  <form>
    <input type="hidden" name="kind" value="other" />
    <RadioGroup label="Tipo" name="kind" options={kinds} defaultValue="exam" disabledReason={disabledReason} />
    <CheckboxGroup label="Tipos" name="kinds" options={kinds} defaultValue={['exam']} disabledReason={disabledReason} />
    <RadioGroup label="Sem nome" options={kinds} defaultValue="visit" />
  </form>
);

test.each<[string, string | undefined, string | undefined]>([
  ['enabled', reason, undefined],
  ['disabled', undefined, reason],
])('groups that are %s later are submitted under their names only while they are enabled', (_when, first, then) => {
  const { container, rerender } = render(<Guide disabledReason={first} />);
  const entries = () => [...new FormData(container.querySelector('form') ?? undefined)];
  const other = ['kind', 'other'];
  const expected = (reason: string | undefined) => (reason ? [other] : [other, ['kind', 'exam'], ['kinds', 'exam']]);
  expect(entries()).toEqual(expected(first));
  rerender(<Guide disabledReason={then} />);
  expect(entries()).toEqual(expected(then));
});
