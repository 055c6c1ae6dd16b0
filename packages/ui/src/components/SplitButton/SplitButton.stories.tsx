import { Copy, FileText, Save, Trash2 } from '@lucide/icons';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { Button } from '../Button/Button.tsx';
import { Icon } from '../Icon/Icon.tsx';
import type { MenuEntry } from '../Menu/MenuEntry.ts';
import { Inline } from '../Stack/Inline.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { SplitButton } from './SplitButton.tsx';

const chosen = fn();

const items: readonly MenuEntry[] = [
  { id: 'new', label: 'Salvar e incluir outro', icon: <Icon of={Copy} />, onPress: () => chosen('new') },
  { id: 'draft', label: 'Salvar como rascunho', icon: <Icon of={FileText} />, onPress: () => chosen('draft') },
  { id: 'close', label: 'Salvar e fechar', disabledReason: 'Falta o CNPJ' },
];

const meta = preview.meta({
  title: 'Ações/SplitButton',
  component: SplitButton,
  args: { label: 'Salvar', menuLabel: 'Outras formas de salvar', items, onPress: fn() },
  parameters: { spec: ['APG menu button', 'WCAG 2.5.8 target size'] },
  beforeEach: () => {
    chosen.mockClear();
  },
});

const action = () => screen.getByRole('button', { name: 'Salvar' });
const opener = () => screen.getByRole('button', { name: 'Outras formas de salvar' });
const expectFocus = async (name: string) => {
  const item = await screen.findByRole('menuitem', { name });
  await waitFor(() => expect(item).toHaveFocus());
};
const expectClosed = () => waitFor(() => expect(screen.queryByRole('menu')).toBeNull());

export const Solid = meta.story();
export const Outline = meta.story({ args: { emphasis: 'outline' } });
export const Critical = meta.story({
  args: { tone: 'critical', label: 'Excluir', menuLabel: 'Outras formas de excluir', icon: <Icon of={Trash2} /> },
});
export const Small = meta.story({ args: { size: 'small', emphasis: 'outline' } });
export const FullWidth = meta.story({ args: { isFullWidth: true } });
export const Pending = meta.story({ args: { isPending: true } });
export const Disabled = meta.story({ args: { disabledReason: 'Informe o nome' } });
export const OnlyTheMainActionDisabled = meta.story({ args: { actionDisabledReason: 'Informe o CNPJ' } });

export const Open = meta.story({
  parameters: { docs: { story: { inline: false, height: '240px' } } },
  play: async ({ userEvent }) => {
    await userEvent.click(opener());
    await screen.findByRole('menu', { name: 'Outras formas de salvar' });
  },
});

export const TwoActionsWithoutAMenu = meta.story({
  render: () => (
    <Inline>
      <Button>Salvar</Button>
      <Button emphasis="outline">Salvar e incluir outro</Button>
    </Inline>
  ),
});

export const UnrelatedActions = meta.story({
  args: {
    menuLabel: 'Outras ações',
    items: [
      { id: 'print', label: 'Imprimir' },
      { id: 'help', label: 'Ajuda' },
    ],
  },
});

const states = [
  {},
  { icon: <Icon of={Save} /> },
  { isPending: true },
  { disabledReason: 'Informe o nome' },
  { actionDisabledReason: 'Informe o CNPJ' },
];

export const AllVariants = meta.story({
  tags: ['!autodocs', 'picture'],
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => (
    <Stack>
      {(['solid', 'outline'] as const).map((emphasis) =>
        (['accent', 'critical'] as const).map((tone) =>
          (['medium', 'small'] as const).map((size) => (
            <Inline key={`${emphasis} ${tone} ${size}`}>
              {states.map((state) => (
                <SplitButton
                  key={Object.keys(state).join()}
                  {...state}
                  emphasis={emphasis}
                  tone={tone}
                  size={size}
                  label={tone === 'accent' ? 'Salvar' : 'Excluir'}
                  menuLabel={tone === 'accent' ? 'Outras formas de salvar' : 'Outras formas de excluir'}
                  items={items}
                />
              ))}
            </Inline>
          )),
        ),
      )}
      <SplitButton label="Salvar" menuLabel="Outras formas de salvar" items={items} isFullWidth />
    </Stack>
  ),
});

export const EnterAndSpaceRunTheMainActionAndOpenNothing = meta.story({
  play: async ({ args, userEvent }) => {
    await userEvent.tab();
    await expect(action()).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' ');
    await expect(args.onPress).toHaveBeenCalledTimes(2);
    await expect(screen.queryByRole('menu')).toBeNull();
  },
});

export const TabGoesToTheSecondButtonAndArrowsOpenItsMenu = meta.story({
  play: async ({ args, userEvent }) => {
    await userEvent.tab();
    await userEvent.tab();
    await expect(opener()).toHaveFocus();
    await expect(opener()).toHaveAttribute('aria-haspopup', 'menu');
    await userEvent.keyboard('{ArrowDown}');
    await expectFocus('Salvar e incluir outro');
    await userEvent.keyboard('{Escape}');
    await expectClosed();
    await waitFor(() => expect(opener()).toHaveFocus());
    await userEvent.keyboard('{ArrowUp}');
    await expectFocus('Salvar e fechar Falta o CNPJ');
    await expect(args.onPress).not.toHaveBeenCalled();
  },
});

export const AMenuActionRunsWithoutTheMainOneAndTheFocusReturnsToTheArrow = meta.story({
  play: async ({ args, userEvent }) => {
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expectFocus('Salvar e incluir outro');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expectClosed();
    await expect(chosen.mock.calls).toEqual([['draft']]);
    await expect(args.onPress).not.toHaveBeenCalled();
    await waitFor(() => expect(opener()).toHaveFocus());
  },
});

export const TheMenuIsAlignedWithTheEndOfTheButton = meta.story({
  decorators: (Story: () => React.ReactNode) => (
    <div style={{ inlineSize: 360 }}>
      <Inline justify="end">
        <Story />
      </Inline>
    </div>
  ),
  play: async ({ userEvent }) => {
    await userEvent.click(opener());
    const popover = (await screen.findByRole('menu')).parentElement!;
    const edge = opener().getBoundingClientRect();
    await waitFor(() => expect(Math.abs(popover.getBoundingClientRect().right - edge.right)).toBeLessThan(2));
    await expect(popover.getBoundingClientRect().top).toBeGreaterThan(edge.bottom);
  },
});

export const WhilePendingBothButtonsKeepTheirSizeAndDoNothing = meta.story({
  render: function Controlled(args) {
    const [isPending, setPending] = useState(false);
    return (
      <SplitButton
        {...args}
        isPending={isPending}
        onPress={() => {
          args.onPress?.();
          setPending(true);
        }}
      />
    );
  },
  play: async ({ args, canvasElement, userEvent }) => {
    // The fallback font makes the name a little wider.
    await document.fonts.ready;
    const sizes = () => [action(), opener()].map((button) => button.getBoundingClientRect().width);
    const before = sizes();
    await userEvent.dblClick(action());
    await userEvent.click(opener());
    opener().focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(args.onPress).toHaveBeenCalledTimes(1);
    await expect(opener()).toHaveAttribute('aria-expanded', 'false');
    await expect(action()).toHaveAttribute('aria-busy', 'true');
    await expect(opener()).toHaveAccessibleDescription('Em andamento');
    await expect(sizes()).toEqual(before);
    const announced = [...canvasElement.querySelectorAll('[role="status"]')].map((region) => region.textContent);
    await expect(announced).toEqual(['Em andamento']);
  },
});

export const WhenDisabledBothButtonsSayWhyAndDoNothing = meta.story({
  args: { disabledReason: 'Informe o nome' },
  play: async ({ args, userEvent }) => {
    await userEvent.tab();
    await expect(action()).toHaveFocus();
    await expect(action()).toHaveAccessibleDescription('Informe o nome');
    await userEvent.keyboard('{Enter}');
    await userEvent.tab();
    await expect(opener()).toHaveFocus();
    await expect(opener()).toHaveAccessibleDescription('Informe o nome');
    await userEvent.keyboard('{Enter}');
    await expect(opener()).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(opener());
    await expect(args.onPress).not.toHaveBeenCalled();
    await expect(opener()).toHaveAttribute('aria-expanded', 'false');
  },
});

export const WithTheMainActionDisabledTheOthersStillRun = meta.story({
  args: { actionDisabledReason: 'Informe o CNPJ' },
  play: async ({ args, userEvent }) => {
    await userEvent.click(action());
    await expect(action()).toHaveAccessibleDescription('Informe o CNPJ');
    await expect(opener()).not.toHaveAccessibleDescription();
    await userEvent.click(opener());
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Salvar como rascunho' }));
    await expectClosed();
    await expect(chosen.mock.calls).toEqual([['draft']]);
    await expect(args.onPress).not.toHaveBeenCalled();
  },
});

export const EnterInAFieldSubmitsTheFormWithTheMainAction = meta.story({
  args: { type: 'submit', onPress: undefined },
  render: (args) => (
    <form
      aria-label="Cadastro"
      onSubmit={(event) => {
        event.preventDefault();
        chosen('submit');
      }}
    >
      <input aria-label="Nome" />
      <SplitButton {...args} />
    </form>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('textbox', { name: 'Nome' }));
    await userEvent.keyboard('{Enter}');
    await expect(chosen.mock.calls).toEqual([['submit']]);
    await userEvent.click(opener());
    await screen.findByRole('menu');
    await expect(chosen).toHaveBeenCalledTimes(1);
  },
});

/** The content width of a screen of 320 px. */
const onASmallScreen = (Story: () => React.ReactNode) => (
  <div style={{ inlineSize: 288 }}>
    <Story />
  </div>
);

export const ALongNameWrapsAndBothButtonsHaveTheSameHeight = meta.story({
  args: { label: 'Salvar o recurso de glosa e enviar à operadora para análise' },
  decorators: onASmallScreen,
  play: async ({ canvas }) => {
    const main = canvas.getByRole('button', { name: /^Salvar o recurso/ }).getBoundingClientRect();
    const second = opener().getBoundingClientRect();
    await expect(second.right - main.left).toBeLessThanOrEqual(288);
    await expect(main.height).toBeGreaterThan(42);
    await expect(second.height).toBe(main.height);
    await expect(second.width).toBeGreaterThanOrEqual(40);
  },
});

export const InRightToLeftTheSecondButtonIsOnTheLeft = meta.story({
  render: (args) => (
    <div dir="rtl">
      <SplitButton {...args} />
    </div>
  ),
  play: async ({ userEvent }) => {
    const { left } = action().getBoundingClientRect();
    await expect(opener().getBoundingClientRect().right).toBeLessThanOrEqual(left);
    await expect(getComputedStyle(action()).borderTopLeftRadius).toBe('0px');
    await expect(getComputedStyle(opener()).borderTopRightRadius).toBe('0px');
    await expect(getComputedStyle(opener()).borderTopLeftRadius).not.toBe('0px');
    await userEvent.click(opener());
    await screen.findByRole('menu');
  },
});
