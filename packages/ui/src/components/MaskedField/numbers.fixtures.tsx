import { type ComponentType, useState } from 'react';
import { expect } from 'storybook/test';
import { FieldGrid } from '../FieldGrid/FieldGrid.tsx';
import type { MaskedFieldProps } from './MaskedField.tsx';

/** The common props of fields for a number of a fixed format. */
type NumberProps = Omit<MaskedFieldProps, 'mask' | 'label' | 'aria-label' | 'isLabelHidden'> & { label: string };
type NumberField = ComponentType<NumberProps>;

interface Play {
  args: { onChange?: unknown };
  canvas: ReturnType<typeof import('storybook/test').within>;
  userEvent: ReturnType<typeof import('storybook/test').userEvent.setup>;
}

const ignore = () => {};

/** Keeps the value like a page. */
export const renderWithState = (Field: NumberField) =>
  function Kept(args: NumberProps) {
    const [value, setValue] = useState(args.value);
    const change = (next: string) => {
      setValue(next);
      args.onChange?.(next);
    };
    return <Field {...args} value={value} onChange={change} />;
  };

interface Samples {
  label: string;
  complete: readonly string[];
  doubtful: string;
  half: string;
  /** The form's error about an incomplete number. */
  error: string;
}

/** Every state that looks different. */
export const statesOf = (Field: NumberField, { label, complete, doubtful, half, error }: Samples) => (
  <FieldGrid>
    <Field label={label} value="" onChange={ignore} />
    {complete.map((value) => (
      <Field key={value} label={label} value={value} onChange={ignore} isRequired />
    ))}
    <Field label={label} value={doubtful} onChange={ignore} />
    <Field label={label} value={half} onChange={ignore} error={error} />
    <Field label={label} defaultValue={complete[0]} isReadOnly />
    <Field label={label} value="" onChange={ignore} disabledReason="Escolha um prestador" />
  </FieldGrid>
);

/** Types the number with one extra digit. It is shown with its mask and submitted without punctuation. */
export const masksAndSends =
  (shown: string) =>
  async ({ args, canvas, userEvent }: Play) => {
    const clean = shown.replace(/\D/g, '');
    await userEvent.type(canvas.getByRole('textbox'), `${clean}9`);
    await expect(canvas.getByRole('textbox')).toHaveValue(shown);
    await expect(args.onChange).toHaveBeenLastCalledWith(clean);
  };

export const warnsOnly =
  (doubtful: string, doubt: string) =>
  async ({ canvas, userEvent }: Play) => {
    const input = canvas.getByRole('textbox');
    await userEvent.type(input, doubtful);
    await expect(input).toHaveAccessibleDescription(doubt);
    await expect(input).not.toHaveAttribute('aria-invalid');
  };

/** With `disabledReason: 'Escolha um prestador'`. */
export const expectDisabledReason = async ({ args, canvas, userEvent }: Play) => {
  await userEvent.tab();
  await expect(canvas.getByRole('textbox', { description: 'Escolha um prestador' })).toHaveFocus();
  await userEvent.keyboard('7');
  await expect(args.onChange).not.toHaveBeenCalled();
};
