// @vitest-environment jsdom
import '../../../testing/jsdom.ts';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { CheckboxGroup } from '../../../components/CheckboxGroup/CheckboxGroup.tsx';
import { RadioGroup } from '../../../components/RadioGroup/RadioGroup.tsx';

const options = [
  { value: 'pix', label: 'Pix' },
  { value: 'slip', label: 'Boleto' },
];
afterEach(cleanup);

test('the refs of a radio group point to the chosen option, or else to the first', () => {
  const ref = createRef<HTMLInputElement>();
  const inputRef = createRef<HTMLInputElement>();
  render(<RadioGroup label="Pagamento" options={options} ref={ref} inputRef={inputRef} />);
  expect(ref.current).toBe(screen.getByRole('radio', { name: 'Pix' }));
  fireEvent.click(screen.getByRole('radio', { name: 'Boleto' }));
  inputRef.current?.focus();
  expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'Boleto' }));
  expect(ref.current).toBe(inputRef.current);
});

test('the ref of a checkbox group gets the focus when validation fails', () => {
  const focused: string[] = [];
  const ref = (input: HTMLInputElement | null) => {
    if (input) focused.push(input.value);
  };
  render(<CheckboxGroup label="Pagamento" options={options} defaultValue={['slip']} ref={ref} />);
  expect(focused).toEqual(['slip']);
});

test.each([
  ['radio group', RadioGroup],
  ['checkbox group', CheckboxGroup],
])('the refs of a %s follow options that are added later and removed', (_what, Group) => {
  const ref = createRef<HTMLInputElement>();
  const inputRef = createRef<HTMLInputElement>();
  const show = (offered: typeof options) => <Group label="Pagamento" options={offered} ref={ref} inputRef={inputRef} />;
  const { rerender } = render(show([]));
  expect(ref.current).toBeNull();
  rerender(show(options));
  expect(ref.current).toBe(screen.getByLabelText('Pix'));
  expect(inputRef.current).toBe(ref.current);
  rerender(show(options.slice(1)));
  expect(ref.current).toBe(screen.getByLabelText('Boleto'));
});

test('a ref callback does not run again when a group renders again with the same options', () => {
  const ref = vi.fn<(input: HTMLInputElement | null) => void>();
  const show = () => <RadioGroup label="Pagamento" options={[...options]} defaultValue="pix" ref={ref} />;
  const { rerender } = render(show());
  rerender(show());
  expect(ref).toHaveBeenCalledExactlyOnceWith(screen.getByLabelText('Pix'));
});
