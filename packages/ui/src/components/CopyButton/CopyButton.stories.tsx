import { expect, fn, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { DescriptionList } from '../DescriptionList/DescriptionList.tsx';
import { Card } from '../Card/Card.tsx';
import { Inline } from '../Stack/Inline.tsx';
import { CopyButton } from './CopyButton.tsx';

const page = within(document.body);
const written = fn<(text: string) => void>();
let isRefused = false;

const meta = preview.meta({
  title: 'Ações/CopyButton',
  component: CopyButton,
  parameters: { spec: ['WCAG 4.1.3 Status messages'] },
  args: { label: 'carteirinha', text: '774120399580210' },
  // In a test the page may have no access to the clipboard, so it is replaced.
  beforeEach: () => {
    written.mockClear();
    isRefused = false;
    const originalClipboard = Object.getOwnPropertyDescriptor(navigator, 'clipboard');
    const writeText = (text: string) => {
      if (isRefused) return Promise.reject(new DOMException('refused', 'NotAllowedError'));
      written(text);
      return Promise.resolve();
    };
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
    return () => {
      if (originalClipboard) Object.defineProperty(navigator, 'clipboard', originalClipboard);
      else Reflect.deleteProperty(navigator, 'clipboard');
    };
  },
});

export const Small = meta.story();
export const Medium = meta.story({ args: { size: 'medium' } });
export const Disabled = meta.story({ args: { disabledReason: 'O número ainda não foi emitido' } });
export const NextToAValue = meta.story({
  render: (args) => (
    <Card aria-label="Beneficiário" isFlush>
      <DescriptionList items={[{ term: 'Carteirinha', value: '774120399580210', action: <CopyButton {...args} /> }]} />
    </Card>
  ),
});
export const AVagueLabel = meta.story({ args: { label: 'isto' } });

export const AllVariants = meta.story({
  tags: ['!autodocs', 'picture'],
  parameters: { chromatic: { disableSnapshot: false } },
  render: (args) => (
    <Inline>
      <CopyButton {...args} />
      <CopyButton {...args} size="medium" label="CPF" />
      <CopyButton {...args} label="CNS" disabledReason="O número ainda não foi emitido" />
    </Inline>
  ),
});

const announced = () =>
  [...document.querySelectorAll('[role="status"], [aria-live="polite"]')].map((it) => it.textContent);
const pathsOf = (button: HTMLElement) => button.querySelector('svg')?.innerHTML;

export const APressCopiesTheTextAnnouncesItAndShowsATick = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const button = canvas.getByRole('button', { name: 'Copiar carteirinha' });
    await expect(button).toHaveFocus();
    const before = pathsOf(button);
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(written).toHaveBeenCalledWith('774120399580210'));
    await waitFor(() => expect(announced()).toContain('Copiado: carteirinha'));
    await expect(pathsOf(button)).not.toBe(before);
    await expect(button).toHaveFocus();
    await expect(button).toHaveAccessibleName('Copiar carteirinha');
  },
});

const textNow = fn(() => 'lote-17');

export const AFunctionForTheTextIsCalledOnPress = meta.story({
  args: { label: 'nome do lote', text: textNow },
  play: async ({ canvas, userEvent }) => {
    textNow.mockClear();
    await expect(textNow).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Copiar nome do lote' }));
    await waitFor(() => expect(written).toHaveBeenCalledWith('lote-17'));
  },
});

export const WithoutClipboardAccessAToastSaysWhatToDo = meta.story({
  play: async ({ canvas, userEvent }) => {
    isRefused = true;
    await userEvent.click(canvas.getByRole('button', { name: 'Copiar carteirinha' }));
    await expect(await page.findByText('Não foi possível copiar: carteirinha')).toBeInTheDocument();
    await expect(page.getByText('Selecione o texto e copie com Ctrl+C.')).toBeInTheDocument();
    await expect(written).not.toHaveBeenCalled();
  },
});

export const ADisabledButtonSaysWhyAndCopiesNothing = meta.story({
  args: { disabledReason: 'O número ainda não foi emitido' },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { description: 'O número ainda não foi emitido' });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(written).not.toHaveBeenCalled();
  },
});
