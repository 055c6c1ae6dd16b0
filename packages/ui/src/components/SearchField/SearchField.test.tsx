// @vitest-environment jsdom
import '../../testing/jsdom.ts';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { UiProvider } from '../UiProvider/UiProvider.tsx';
import { SearchField } from './SearchField.tsx';

afterEach(cleanup);

const press = () => fireEvent.click(screen.getByRole('button', { name: 'Limpar pesquisa' }));

test('if the parent refuses to clear the text, nothing is announced', () => {
  const change = vi.fn<(value: string) => void>();
  render(<SearchField label="Operadora" value="Vida" onChange={change} />, { wrapper: UiProvider });
  press();
  expect(change).toHaveBeenLastCalledWith('');
  expect(screen.queryByText('Pesquisa limpa')).toBeNull();
});

test('a text that the parent clears later is announced when it is cleared', () => {
  const show = (value: string) => <SearchField label="Operadora" value={value} onChange={() => {}} />;
  const { rerender } = render(show('Vida'), { wrapper: UiProvider });
  press();
  rerender(show(''));
  expect(screen.queryByText('Pesquisa limpa')).not.toBeNull();
});

test('deleting the text by hand, after the parent refused to clear it, is not announced', () => {
  function Refusing() {
    const [value, setValue] = useState('Vida');
    const [attempts, setAttempts] = useState(0);
    const change = (next: string) => (attempts === 0 ? setAttempts(1) : setValue(next));
    return <SearchField label="Operadora" value={value} onChange={change} />;
  }
  render(<Refusing />, { wrapper: UiProvider });
  press();
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: '' } });
  expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('');
  expect(screen.queryByText('Pesquisa limpa')).toBeNull();
});
