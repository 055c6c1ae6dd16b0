import { expect, fn, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { Stack } from '../Stack/Stack.tsx';
import { Accordion } from './Accordion.tsx';

const items = [
  { id: 'register', title: 'Cadastro', detail: 'Completo', content: 'Clínica Aurora, CNPJ 12.ABC.345/01DE-35.' },
  { id: 'network', title: 'Rede atendida', content: 'Vida Plena e Saúde Norte.' },
  { id: 'files', title: 'Arquivos', content: 'Dois contratos.', disabledReason: 'Só o gestor vê os contratos' },
];

const meta = preview.meta({
  title: 'Estrutura/Accordion',
  component: Accordion,
  parameters: { spec: ['APG accordion', 'WCAG 2.5.8 target size'] },
  args: { items, onChange: fn() },
});

export const AllClosed = meta.story();
export const OneOpen = meta.story({ args: { defaultValue: ['register'] } });
export const SeveralOpen = meta.story({ args: { isMultiple: true, defaultValue: ['register', 'network'] } });
export const StepsThatShouldBeSteps = meta.story({
  args: {
    items: ['Enviar o arquivo', 'Mapear as colunas', 'Conferir'].map((title, at) => ({
      id: title,
      title: `${at + 1}. ${title}`,
      content: '…',
    })),
  },
});

export const AllVariants = meta.story({
  tags: ['!autodocs', 'picture'],
  parameters: { chromatic: { disableSnapshot: false } },
  render: (args) => (
    <Stack>
      <Accordion {...args} />
      <Accordion {...args} isMultiple defaultValue={['register', 'network']} />
    </Stack>
  ),
});

export const TabMovesBetweenTitlesAndEnterOpensOnlyOne = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const register = canvas.getByRole('button', { name: /^Cadastro/ });
    const network = canvas.getByRole('button', { name: 'Rede atendida' });
    await userEvent.tab();
    await expect(register).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(register).toHaveAttribute('aria-expanded', 'true');
    await userEvent.tab();
    await expect(network).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(network).toHaveAttribute('aria-expanded', 'true');
    await expect(register).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange?.mock.calls).toEqual([[['register']], [['network']], [[]]]);
  },
});

export const SeveralOpenSectionsAreReportedInOrder = meta.story({
  args: { isMultiple: true, defaultValue: ['network'] },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Cadastro/ }));
    await expect(args.onChange).toHaveBeenLastCalledWith(['register', 'network']);
    await expect(canvas.getAllByRole('button', { expanded: true })).toHaveLength(2);
  },
});

export const TheTitlesAreHeadings = meta.story({
  args: { level: 2 },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(3);
  },
});

export const FindInPageOpensTheSection = meta.story({
  args: { defaultValue: ['register'] },
  play: async ({ args, canvas }) => {
    const network = canvas.getByRole('button', { name: 'Rede atendida' });
    const panel = document.getElementById(network.getAttribute('aria-controls') ?? '');
    await waitFor(() => expect(panel).toHaveAttribute('hidden', 'until-found'));
    // Before the first effects of a page there are no listeners.
    await waitFor(() => {
      panel?.dispatchEvent(new Event('beforematch', { bubbles: true }));
      expect(network).toHaveAttribute('aria-expanded', 'true');
    });
    await expect(args.onChange).toHaveBeenLastCalledWith(['network']);
  },
});

export const ADisabledSectionSaysWhy = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const files = canvas.getByRole('button', { name: 'Arquivos', description: 'Só o gestor vê os contratos' });
    files.focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(files);
    await expect(files).toHaveAttribute('aria-expanded', 'false');
    await expect(args.onChange).not.toHaveBeenCalled();
  },
});

export const ADisabledOpenSectionStaysOpenNextToAnother = meta.story({
  args: { defaultValue: ['files'] },
  play: async ({ args, canvas, userEvent }) => {
    const files = canvas.getByRole('button', { name: 'Arquivos' });
    await userEvent.click(canvas.getByRole('button', { name: 'Rede atendida' }));
    await expect(files).toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(canvas.getByRole('button', { name: /^Cadastro/ }));
    await expect(files).toHaveAttribute('aria-expanded', 'true');
    await expect(args.onChange?.mock.calls).toEqual([[['network', 'files']], [['register', 'files']]]);
  },
});
