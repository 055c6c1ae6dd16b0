import { CircleHelp } from '@lucide/icons';
import { useState } from 'react';
import { expect, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { Button } from '../Button/Button.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { Modal } from '../Modal/Modal.tsx';
import { Select } from '../Select/Select.tsx';
import { Inline } from '../Stack/Inline.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { Popover } from './Popover.tsx';

const page = within(document.body);
const help = 'O número fica no verso do cartão, abaixo do código de barras.';

const meta = preview.meta({
  title: 'Sobreposições/Popover',
  component: Popover,
  parameters: {
    spec: ['APG dialog', 'WCAG 2.5.8 target size'],
    docs: { story: { inline: false, height: '240px' } },
  },
  args: { label: 'Onde encontro o número?', children: help },
});

const activeElement = () => document.activeElement as HTMLElement;

const openIt = async (
  canvas: { getByRole: (role: string, options: { name: string }) => HTMLElement },
  name: string,
) => {
  canvas.getByRole('button', { name }).click();
  return page.findByRole('dialog', { name });
};

export const Closed = meta.story({ parameters: { docs: { story: { height: '80px' } } } });

export const Open = meta.story({
  play: async ({ canvas }) => {
    await openIt(canvas, 'Onde encontro o número?');
  },
});

export const WithFields = meta.story({
  args: { label: 'Período personalizado', children: <TextField label="Nome do período" /> },
  play: async ({ canvas }) => {
    await openIt(canvas, 'Período personalizado');
  },
});

export const Disabled = meta.story({ args: { disabledReason: 'Selecione uma operadora' } });

export const ATaskThatIsTooLong = meta.story({
  args: {
    label: 'Nova operadora',
    children: ['Razão social', 'CNPJ', 'Registro ANS'].map((label) => <TextField key={label} label={label} />),
  },
  parameters: { docs: { story: { height: '400px' } } },
  play: async ({ canvas }) => {
    await openIt(canvas, 'Nova operadora');
  },
});

export const AllVariants = meta.story({
  tags: ['!autodocs', 'picture'],
  parameters: { chromatic: { disableSnapshot: false } },
  // Overlays do not give the page a height.
  render: () => (
    <div style={{ minBlockSize: '240px' }}>
      <Inline>
        <Popover label="Onde encontro?">{help}</Popover>
        <Popover label="Ajuda" emphasis="quiet" size="small" icon={<Icon of={CircleHelp} />}>
          {help}
        </Popover>
        <Popover label="Filtros" disabledReason="Selecione uma operadora">
          {help}
        </Popover>
      </Inline>
    </div>
  ),
  play: async ({ canvas }) => {
    const popover = await openIt(canvas, 'Onde encontro?');
    await waitFor(() => expect(popover).toHaveFocus());
  },
});

const isGone = () => waitFor(() => expect(page.queryByRole('dialog')).toBeNull());

export const EnterOpensThePopoverAndEscapeReturnsTheFocus = meta.story({
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Onde encontro o número?', expanded: false });
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const popover = await page.findByRole('dialog', { name: 'Onde encontro o número?' });
    await waitFor(() => expect(popover).toHaveFocus());
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{Escape}');
    await isGone();
    await waitFor(() => expect(button).toHaveFocus());
    await expect(button).toHaveAttribute('aria-expanded', 'false');
  },
});

export const TabStaysInsideAndClosingReturnsTheFocus = meta.story({
  render: () => (
    <Popover label="Período">
      {(close) => (
        <>
          <TextField label="Nome do período" />
          <Button onPress={close}>Aplicar</Button>
        </>
      )}
    </Popover>
  ),
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Período' });
    await userEvent.click(button);
    const popover = await page.findByRole('dialog', { name: 'Período' });
    await waitFor(() => expect(popover).toHaveFocus());
    await userEvent.tab();
    await expect(page.getByRole('textbox', { name: 'Nome do período' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.tab();
    await expect(popover).toContainElement(document.activeElement as HTMLElement);
    await userEvent.click(page.getByRole('button', { name: 'Aplicar' }));
    await isGone();
    await waitFor(() => expect(button).toHaveFocus());
  },
});

export const APressOutsideClosesIt = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await page.findByRole('dialog');
    await userEvent.click(document.body);
    await isGone();
  },
});

const options = [{ value: 'plena', label: 'Vida Plena' }];

function InModal() {
  const [isOpen, setIsOpen] = useState(true);
  const [operator, setOperator] = useState<string | null>(null);
  return (
    <Modal title="Credencial" isOpen={isOpen} onClose={() => setIsOpen(false)}>
      <Popover label="Filtros">
        <Select label="Operadora" options={options} value={operator} onChange={setOperator} />
      </Popover>
    </Modal>
  );
}

export const EscapeClosesTheListThenThePopoverThenTheDialog = meta.story({
  render: () => <InModal />,
  play: async ({ userEvent }) => {
    await userEvent.click(await page.findByRole('button', { name: 'Filtros' }));
    const box = await page.findByRole('combobox', { name: 'Operadora' });
    // The popover takes the focus after it is painted.
    await waitFor(() => expect(page.getByRole('dialog', { name: 'Filtros' })).toContainElement(activeElement()));
    await userEvent.click(box);
    await page.findByRole('option', { name: 'Vida Plena' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(page.queryByRole('option')).toBeNull());
    await expect(page.getByRole('dialog', { name: 'Filtros' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(page.queryByRole('dialog', { name: 'Filtros' })).toBeNull());
    await expect(page.getByRole('dialog', { name: 'Credencial' })).toBeVisible();
    await waitFor(() => expect(page.getByRole('button', { name: 'Filtros' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await isGone();
  },
});

export const ADisabledButtonSaysWhyAndOpensNothing = meta.story({
  args: { disabledReason: 'Selecione uma operadora' },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { description: 'Selecione uma operadora' });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(button);
    await expect(page.queryByRole('dialog')).toBeNull();
  },
});
