import { problem } from '@oraculo/api-client/fixtures';
import { expect, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { noAnswer, ScreenStory } from '../../stories/ScreenStory.tsx';
import { loadScreen } from '../../stories/loadScreen.ts';

const meta = preview.meta({
  title: 'Telas/Entrada',
  component: ScreenStory,
  loaders: [loadScreen],
  parameters: { layout: 'fullscreen', spec: ['2 §2 Login'] },
  args: { path: '/login', group: null },
});

export const Empty = meta.story({
  parameters: { chromatic: { disableSnapshot: false } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Entrar' })).toBeVisible();
  },
});

export const Refused = meta.story({
  args: { answers: { 'session.signIn': () => problem(401, 'Usuário ou senha incorretos.') } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Usuário ou e-mail' }), 'mariana.s');
    await userEvent.type(canvas.getByLabelText(/^Senha/), 'errada');
    await userEvent.click(canvas.getByRole('button', { name: 'Iniciar sessão' }));
    const heading = canvas.getByRole('heading', { name: 'Entrar' });
    const { top } = heading.getBoundingClientRect();
    // Announced once, by the toast, which stays until the next attempt.
    const alert = within(within(document.body).getByRole('alert'));
    await expect(await alert.findByText('Usuário ou senha incorretos.')).toBeVisible();
    await expect(canvas.queryByText('Usuário ou senha incorretos.')).toBeNull();
    await expect(heading.getBoundingClientRect().top).toBe(top);
    await expect(canvas.getByLabelText(/^Senha/)).toHaveValue('errada');
  },
});

export const EmptyFieldsShowTheirErrors = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Iniciar sessão' }));
    await expect(canvas.getByText('Informe o usuário ou e-mail')).toBeVisible();
    await expect(canvas.getByText('Informe a senha')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Usuário ou e-mail' })).toHaveFocus();
  },
});

export const Pending = meta.story({
  args: { answers: { 'session.signIn': noAnswer } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Usuário ou e-mail' }), 'mariana.s');
    await userEvent.type(canvas.getByLabelText(/^Senha/), 'certa{Enter}');
    await expect(canvas.getByRole('button', { name: /Iniciar sessão/ })).toHaveAttribute('aria-busy', 'true');
  },
});
