import { ChevronLeft, ChevronRight, Download, Pencil, Trash2 } from '@lucide/icons';
import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { Button } from '../Button/Button.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Link } from '../Link/Link.tsx';
import { Menu } from '../Menu/Menu.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Tooltip } from '../Tooltip/Tooltip.tsx';
import { ButtonGroup } from './ButtonGroup.tsx';

const pressed = fn();
const others = [
  { id: 'xlsx', label: 'Planilha' },
  { id: 'pdf', label: 'PDF' },
];

const meta = preview.meta({
  title: 'Ações/ButtonGroup',
  component: ButtonGroup,
  args: {
    label: 'Mês',
    children: (
      <>
        <Button emphasis="outline" onPress={() => pressed('previous')}>
          Anterior
        </Button>
        <Button emphasis="outline" onPress={() => pressed('today')}>
          Hoje
        </Button>
        <Button emphasis="outline" onPress={() => pressed('next')}>
          Seguinte
        </Button>
      </>
    ),
  },
  parameters: { spec: ['ARIA group', 'WCAG 2.5.8 target size'] },
  beforeEach: () => {
    pressed.mockClear();
  },
});

export const Horizontal = meta.story();
export const Vertical = meta.story({ args: { orientation: 'vertical' } });

const icons = (
  <>
    <IconButton label="Mês anterior" icon={<Icon of={ChevronLeft} />} />
    <IconButton label="Editar" icon={<Icon of={Pencil} />} />
    <IconButton label="Mês seguinte" icon={<Icon of={ChevronRight} />} />
  </>
);
export const Icons = meta.story({ args: { children: icons } });

const mixed = (
  <>
    <Tooltip text="Só as linhas desta página">
      <Button emphasis="outline" icon={<Icon of={Download} />}>
        CSV
      </Button>
    </Tooltip>
    <Link href="#" emphasis="outline">
      Modelo
    </Link>
    <Menu label="Outros" items={others} />
  </>
);
export const ATooltipALinkAndAMenu = meta.story({ args: { label: 'Exportar', children: mixed } });

const withReasons = (
  <>
    <Button emphasis="outline" disabledReason="Este é o primeiro mês">
      Anterior
    </Button>
    <Button emphasis="outline">Hoje</Button>
    <Button emphasis="outline" disabledReason="Este é o último mês">
      Seguinte
    </Button>
  </>
);
export const DisabledAtBothEnds = meta.story({ args: { children: withReasons } });

const solids = (
  <>
    <Button>Aprovar</Button>
    <Button isPending>Glosar</Button>
    <Button>Devolver</Button>
  </>
);

export const UnrelatedButtons = meta.story({
  args: {
    label: 'Ações',
    children: (
      <>
        <Button>Salvar</Button>
        <Button emphasis="outline">Imprimir</Button>
        <IconButton label="Excluir" tone="critical" icon={<Icon of={Trash2} />} />
      </>
    ),
  },
});

const small = (
  <>
    <Button size="small" emphasis="outline">
      Dia
    </Button>
    <IconButton size="small" label="Editar" icon={<Icon of={Pencil} />} />
    <IconButton size="small" label="Excluir" disabledReason="Já fechado" icon={<Icon of={Trash2} />} />
  </>
);

export const AllVariants = meta.story({
  tags: ['!autodocs', 'picture'],
  parameters: { chromatic: { disableSnapshot: false } },
  render: ({ children }) => (
    <Stack gap={4}>
      <ButtonGroup label="Mês">{children}</ButtonGroup>
      <ButtonGroup label="Mês com ícones">{icons}</ButtonGroup>
      <ButtonGroup label="Exportar">{mixed}</ButtonGroup>
      <ButtonGroup label="Mês sem dados">{withReasons}</ButtonGroup>
      <ButtonGroup label="Análise">{solids}</ButtonGroup>
      <ButtonGroup label="Linha">{small}</ButtonGroup>
      <ButtonGroup label="Mês em coluna" orientation="vertical">
        {children}
      </ButtonGroup>
      <ButtonGroup label="Análise em coluna" orientation="vertical">
        {solids}
      </ButtonGroup>
    </Stack>
  ),
});

export const EveryButtonIsATabStopAndTheGroupIsNamed = meta.story({
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('group', { name: 'Mês' })).toContainElement(canvas.getByText('Hoje'));
    for (const name of ['Anterior', 'Hoje', 'Seguinte']) {
      await userEvent.tab();
      await expect(canvas.getByRole('button', { name })).toHaveFocus();
    }
    await userEvent.keyboard('{Enter}');
    await userEvent.tab({ shift: true });
    await userEvent.keyboard(' ');
    await expect(pressed.mock.calls).toEqual([['next'], ['today']]);
  },
});

/** Neighbours share the line between them, and the group has no gap and no double line. */
const shareALine = async (buttons: HTMLElement[]) => {
  for (const [index, button] of buttons.slice(1).entries()) {
    const before = buttons[index]!.getBoundingClientRect();
    const { left, height } = button.getBoundingClientRect();
    await expect(before.right - left).toBeCloseTo(1, 1);
    await expect(height).toBeCloseTo(before.height, 1);
  }
};
const radii = (button: HTMLElement) => {
  const { borderTopLeftRadius, borderTopRightRadius } = getComputedStyle(button);
  return [borderTopLeftRadius !== '0px', borderTopRightRadius !== '0px'];
};

export const OnlyTheOuterCornersAreRound = meta.story({
  play: async ({ canvas }) => {
    const buttons = canvas.getAllByRole('button');
    await shareALine(buttons);
    await expect(buttons.map(radii)).toEqual([
      [true, false],
      [false, false],
      [false, true],
    ]);
  },
});

export const ADisabledReasonKeepsTheCornersOfTheLastButtonRound = meta.story({
  args: { children: withReasons },
  play: async ({ canvas, userEvent }) => {
    const buttons = canvas.getAllByRole('button');
    await shareALine(buttons);
    await expect(buttons.map(radii)).toEqual([
      [true, false],
      [false, false],
      [false, true],
    ]);
    await userEvent.click(buttons[2]!);
    await expect(buttons[2]).toHaveFocus();
    await expect(buttons[2]).toHaveAccessibleDescription('Este é o último mês');
  },
});

export const AButtonInATooltipIsJoinedToTheGroup = meta.story({
  args: { label: 'Exportar', children: mixed },
  play: async ({ canvas }) => {
    const parts = ['CSV', 'Modelo', 'Outros'].map((name) => canvas.getByText(name).closest<HTMLElement>('button, a')!);
    await shareALine(parts);
    await expect(parts.map(radii)).toEqual([
      [true, false],
      [false, false],
      [false, true],
    ]);
  },
});

export const InRightToLeftTheFirstControlIsOnTheRight = meta.story({
  render: (args) => (
    <div dir="rtl">
      <ButtonGroup {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const buttons = canvas.getAllByRole('button');
    await shareALine(buttons.toReversed());
    await expect(buttons.map(radii)).toEqual([
      [false, true],
      [false, false],
      [true, false],
    ]);
  },
});

export const InANarrowColumnTheButtonsWrapAndFillTheirLines = meta.story({
  decorators: (Story: () => React.ReactNode) => (
    <div style={{ inlineSize: 240 }}>
      <Story />
    </div>
  ),
  play: async ({ canvas }) => {
    await document.fonts.ready;
    const group = canvas.getByRole('group').getBoundingClientRect();
    const boxes = canvas.getAllByRole('button').map((button) => button.getBoundingClientRect());
    await expect(group.width).toBeLessThanOrEqual(240);
    await expect(boxes[2]!.top).toBeGreaterThan(boxes[0]!.top);
    for (const last of [boxes[1]!, boxes[2]!]) await expect(last.right).toBeCloseTo(group.right, 0);
    await expect(boxes[0]!.left).toBeCloseTo(boxes[2]!.left, 0);
  },
});
