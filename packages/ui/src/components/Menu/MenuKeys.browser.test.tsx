import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { UiProvider } from '../UiProvider/UiProvider.tsx';
import { Menu } from './Menu.tsx';

afterEach(cleanup);

// Real keys: the browser makes a click of each, which React Aria takes for one of a screen reader.
test.each(['{Enter}', ' ', '{ArrowDown}'])(
  'the key “%s” opens a menu on its first line, which Enter then runs',
  async (key) => {
    const edit = vi.fn<() => void>();
    const items = [
      { id: 'edit', label: 'Editar', onPress: edit },
      { id: 'copy', label: 'Duplicar' },
    ];
    render(
      <UiProvider>
        <Menu label="Ações" items={items} />
      </UiProvider>,
    );
    await userEvent.tab();
    await userEvent.keyboard(key);
    await expect.element(page.getByRole('menuitem', { name: 'Editar' })).toHaveFocus();
    expect(edit).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await vi.waitFor(() => expect(edit).toHaveBeenCalledOnce());
    await expect.element(page.getByRole('button', { name: 'Ações' })).toHaveFocus();
  },
);
