import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { AppShell } from './AppShell.tsx';
import { exampleNavigation } from './exampleNavigation.tsx';

const pages: Record<string, string> = { '#credenciais': 'credentials', '#operadoras': 'operators' };

function TwoScreens() {
  const [page, setPage] = useState('credentials');
  return (
    <AppShell
      productName="Oráculo"
      navigation={exampleNavigation}
      currentPage={page}
      user={{ name: 'Mariana Salles' }}
      subtitle={page === 'credentials' ? 'Credenciais' : 'Operadoras'}
      onSignOut={fn()}
      onNavigate={(href) => setPage(pages[href] ?? page)}
    >
      Conteúdo
    </AppShell>
  );
}

const meta = preview.meta({
  title: 'Estrutura/AppShell em uso',
  component: TwoScreens,
  tags: ['!autodocs'],
  globals: { viewport: { value: 'desktop' } },
  parameters: { spec: ['1 §2 Layout', '1 §4 Sidebar', 'APG disclosure navigation'], layout: 'fullscreen' },
});

export const ANewScreenTakesTheFocusUnderItsName = meta.story({
  play: async ({ canvas, userEvent }) => {
    await expect(document.body).toHaveFocus();
    canvas.getByRole('link', { name: 'Operadoras' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('main', { name: 'Operadoras' })).toHaveFocus();
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveAccessibleName('Operadoras');
  },
});

export const TheBrowserHandlesAClickWithTheControlKey = meta.story({
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Operadoras' });
    // Prevents a new tab, after the shell has handled the click.
    const seen = fn((event: Event) => event.defaultPrevented);
    const hold = (event: Event) => {
      seen(event);
      event.preventDefault();
    };
    document.addEventListener('click', hold, { once: true });
    link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true }));
    await expect(seen.mock.results[0]?.value).toBe(false);
    await expect(canvas.getByRole('main', { name: 'Credenciais' })).toBeVisible();
  },
});
