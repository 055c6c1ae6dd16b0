import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { devices, showFor } from '../../testing/ariaTesters.fixtures.tsx';
import { MultiSelect } from '../MultiSelect/MultiSelect.tsx';
import { operators } from './Select.fixtures.ts';
import { Select } from './Select.tsx';

const partOf = (box: HTMLElement) => box.closest<HTMLElement>('[data-ui]')!;
const chevron = () => screen.getByRole('button', { name: /^Mostrar opções/ });

describe.each(devices)('by %s', (device) => {
  test('a list opens, closes and returns the focus to its box', async () => {
    const user = showFor(device, <Select label="Operadora" options={operators} />);
    const box = screen.getByRole('combobox');
    const tester = user.createTester('ComboBox', { root: partOf(box), trigger: chevron() });
    expect(tester.getListbox()).toBeNull();
    await tester.open();
    expect(tester.getOptions()).toHaveLength(operators.length);
    expect(tester.getSections()).toHaveLength(0);
    expect(tester.getFocusedOption()?.dataset.index).toBe(device === 'keyboard' ? '0' : undefined);
    await tester.close();
    expect(tester.getListbox()).toBeNull();
    expect(document.activeElement).toBe(box);
  });

  test('a list opens from the box itself', async () => {
    const user = showFor(device, <Select label="Operadora" options={operators} />);
    const box = screen.getByRole('combobox');
    const tester = user.createTester('ComboBox', { root: partOf(box), trigger: box });
    await tester.open();
    expect(tester.getOptions()).toHaveLength(operators.length);
  });

  test('a press on the box keeps its list open, the arrow button closes it and opens it again', async () => {
    const user = showFor(device, <Select label="Operadora" options={operators} />);
    const box = screen.getByRole('combobox');
    const byBox = user.createTester('ComboBox', { root: partOf(box), trigger: box, interactionType: 'mouse' });
    await byBox.open();
    await byBox.open();
    expect(byBox.getOptions()).toHaveLength(operators.length);
    const byArrow = user.createTester('ComboBox', { root: partOf(box), trigger: chevron() });
    await userEvent.click(byArrow.getTrigger());
    expect(byArrow.getListbox()).toBeNull();
    await byArrow.open();
    expect(byArrow.getOptions()).toHaveLength(operators.length);
  });

  test('an option is chosen once, and the list closes', async () => {
    const onChange = vi.fn<(value: unknown) => void>();
    const user = showFor(device, <Select label="Operadora" options={operators} onChange={onChange} />);
    const box = screen.getByRole('combobox');
    const tester = user.createTester('ComboBox', { root: partOf(box), trigger: chevron() });
    await tester.toggleOptionSelection({ option: 2 });
    expect(onChange).toHaveBeenCalledExactlyOnceWith(operators[2]?.value);
    expect(box).toHaveProperty('value', operators[2]?.label);
    expect(document.activeElement).toBe(box);
    await tester.open();
    expect(tester.findOption({ indexOrText: 2 }).ariaSelected).toBe('true');
  });

  test('options of a MultiSelect are chosen and removed again, and the list stays open', async () => {
    const onChange = vi.fn<(value: unknown) => void>();
    const user = showFor(device, <MultiSelect label="Operadoras" options={operators} onChange={onChange} />);
    const box = screen.getByRole('combobox');
    const tester = user.createTester('ComboBox', { root: partOf(box), trigger: chevron() });
    await tester.toggleOptionSelection({ option: 0 });
    await tester.toggleOptionSelection({ option: 2 });
    expect(onChange).toHaveBeenLastCalledWith([operators[0]?.value, operators[2]?.value]);
    expect(tester.getListbox()?.getAttribute('aria-multiselectable')).toBe('true');
    await tester.toggleOptionSelection({ option: 0 });
    expect(onChange).toHaveBeenLastCalledWith([operators[2]?.value]);
    await tester.close();
    expect(tester.getListbox()).toBeNull();
  });
});
