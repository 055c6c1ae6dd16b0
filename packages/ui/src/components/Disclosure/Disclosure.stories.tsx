import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { Stack } from '../Stack/Stack.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { Disclosure } from './Disclosure.tsx';

const meta = preview.meta({
  title: 'Estrutura/Disclosure',
  component: Disclosure,
  parameters: { spec: ['APG disclosure', 'WCAG 2.5.8 target size'] },
  args: { title: 'Histórico de alterações', children: 'Incluída por Ana Lima em 02/11/2026.', onChange: fn() },
});

export const Closed = meta.story();
export const Expanded = meta.story({ args: { defaultExpanded: true } });
export const WithDetail = meta.story({ args: { detail: '3 alterações' } });
export const AsAHeading = meta.story({ args: { level: 3, defaultExpanded: true } });
export const Disabled = meta.story({ args: { disabledReason: 'Ainda não há alterações' } });
export const ATitleThatSaysNothing = meta.story({ args: { title: 'Ver mais' } });

export const AllVariants = meta.story({
  tags: ['!autodocs', 'picture'],
  parameters: { chromatic: { disableSnapshot: false } },
  render: (args) => (
    <Stack>
      <Disclosure {...args} />
      <Disclosure {...args} defaultExpanded detail="3 alterações" />
      <Disclosure {...args} level={3} detail="um detalhe que é bem mais comprido do que a linha permite" />
      <Disclosure {...args} disabledReason="Ainda não há alterações" />
    </Stack>
  ),
});

const panelOf = (button: HTMLElement) => document.getElementById(button.getAttribute('aria-controls') ?? '');

export const EnterAndSpaceToggleTheContent = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Histórico de alterações', expanded: false });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await expect(canvas.getByText(/^Incluída por/)).toBeVisible();
    await userEvent.keyboard(' ');
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await expect(args.onChange?.mock.calls).toEqual([[true], [false]]);
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-expanded', 'true');
  },
});

export const FindInPageOpensHiddenContent = meta.story({
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { expanded: false });
    const panel = panelOf(button);
    await waitFor(() => expect(panel).toHaveAttribute('hidden', 'until-found'));
    // `display: none` would hide the content from find-in-page.
    await expect(getComputedStyle(panel as Element).display).not.toBe('none');
    await expect(getComputedStyle(panel as Element).contentVisibility).toBe('hidden');
    // Before the first effects of a page there are no listeners.
    await waitFor(() => {
      panel?.dispatchEvent(new Event('beforematch', { bubbles: true }));
      expect(button).toHaveAttribute('aria-expanded', 'true');
    });
    await expect(panel).not.toHaveAttribute('hidden');
    await expect(args.onChange).toHaveBeenCalledWith(true);
  },
});

export const ADraftIsKeptWhileTheContentIsHidden = meta.story({
  args: { defaultExpanded: true, children: <TextField label="Observação" /> },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Observação' }), 'Ligar amanhã');
    await userEvent.click(canvas.getByRole('button'));
    await waitFor(() => expect(canvas.queryByRole('textbox')).toBeNull());
    await userEvent.click(canvas.getByRole('button'));
    await expect(await canvas.findByRole('textbox')).toHaveValue('Ligar amanhã');
  },
});

function Kept({ onChange }: { onChange: ((isExpanded: boolean) => void) | undefined }) {
  const [isExpanded, setIsExpanded] = useState(true);
  const change = (next: boolean) => {
    setIsExpanded(next);
    onChange?.(next);
  };
  return (
    <Disclosure title="Histórico" level={2} isExpanded={isExpanded} onChange={change}>
      Vazio
    </Disclosure>
  );
}

export const TheParentMayControlItAndTheTitleMayBeAHeading = meta.story({
  render: (args) => <Kept onChange={args.onChange} />,
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'Histórico' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Histórico', expanded: true }));
    await expect(canvas.getByRole('button', { expanded: false })).toBeVisible();
    await expect(args.onChange).toHaveBeenCalledWith(false);
  },
});

export const ADisabledDisclosureSaysWhyAndDoesNotToggle = meta.story({
  args: { disabledReason: 'Ainda não há alterações' },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { description: 'Ainda não há alterações' });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter} ');
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await expect(args.onChange).not.toHaveBeenCalled();
  },
});
