import { Settings, UserRound } from '@lucide/icons';
import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { Avatar } from '../Avatar/Avatar.tsx';
import { Button } from '../Button/Button.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { Inline } from '../Stack/Inline.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { UserMenu } from './UserMenu.tsx';

const chosen = fn();
const items = [
  { id: 'profile', label: 'Meu perfil', icon: <Icon of={UserRound} />, onPress: () => chosen('profile') },
  { id: 'preferences', label: 'Preferências', icon: <Icon of={Settings} />, onPress: () => chosen('preferences') },
];

const meta = preview.meta({
  title: 'Ações/UserMenu',
  component: UserMenu,
  args: { name: 'Marina Prado', email: 'marina.prado@vidaplena.com.br', items, onSignOut: fn() },
  parameters: { spec: ['APG menu button', 'WCAG 2.5.8 target size'] },
  beforeEach: () => {
    chosen.mockClear();
  },
});

const button = () => screen.getByRole('button', { name: 'Marina Prado' });
const hasFocus = async (name: string) => {
  const item = await screen.findByRole('menuitem', { name });
  await waitFor(() => expect(item).toHaveFocus());
};

export const Closed = meta.story();
export const NameAlways = meta.story({ args: { nameDisplay: 'always' } });
export const InitialsAlone = meta.story({ args: { nameDisplay: 'never' } });

const openIt = {
  parameters: { docs: { story: { inline: false, height: '260px' } } },
  play: async () => {
    button().click();
    await screen.findByRole('menu', { name: 'Marina Prado' });
  },
};
export const Open = meta.story(openIt);
export const OpenWithoutAnEmail = meta.story({ ...openIt, args: { email: undefined } });
export const OnlySignOut = meta.story({ ...openIt, args: { items: undefined } });

export const AnAvatarAndAButton = meta.story({
  render: () => (
    <Inline>
      <Avatar name="Marina Prado" />
      <Button emphasis="quiet">Sair</Button>
    </Inline>
  ),
});

export const AllVariants = meta.story({
  tags: ['!autodocs', 'picture'],
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => (
    <Stack>
      {(['always', 'wide', 'never'] as const).map((nameDisplay) => (
        <Inline key={nameDisplay}>
          <UserMenu name="Marina Prado" items={items} nameDisplay={nameDisplay} />
          <UserMenu name="Maria Aparecida dos Santos Albuquerque" items={items} nameDisplay={nameDisplay} />
        </Inline>
      ))}
    </Stack>
  ),
});

export const ArrowsOpenItAndTheLastItemSignsOut = meta.story({
  play: async ({ args, userEvent }) => {
    await userEvent.tab();
    await expect(button()).toHaveFocus();
    await expect(button()).toHaveAttribute('aria-haspopup', 'menu');
    await userEvent.keyboard('{ArrowUp}');
    await hasFocus('Sair');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(button()).toHaveFocus());
    await expect(args.onSignOut).not.toHaveBeenCalled();
    await userEvent.keyboard('{ArrowDown}');
    await hasFocus('Meu perfil');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await expect(args.onSignOut).toHaveBeenCalledOnce();
    await waitFor(() => expect(button()).toHaveFocus());
  },
});

export const AnItemRunsOnceAndTheMenuCloses = meta.story({
  play: async ({ args, userEvent }) => {
    await userEvent.click(button());
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Preferências' }));
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await expect(chosen.mock.calls).toEqual([['preferences']]);
    await expect(args.onSignOut).not.toHaveBeenCalled();
  },
});

export const ThePersonIsAboveTheItemsAndDescribesTheMenu = meta.story({
  play: async ({ userEvent }) => {
    await userEvent.click(button());
    const menu = await screen.findByRole('menu', { name: 'Marina Prado' });
    await expect(menu).toHaveAccessibleDescription('Marina Prado marina.prado@vidaplena.com.br');
    const email = screen.getByText('marina.prado@vidaplena.com.br');
    await expect(email.getBoundingClientRect().bottom).toBeLessThan(menu.getBoundingClientRect().top + 1);
    await expect(menu).not.toContainElement(email);
  },
});

export const WithoutItsNameTheButtonKeepsItForAScreenReader = meta.story({
  args: { nameDisplay: 'never' },
  play: async () => {
    await expect(button()).toBeVisible();
    await expect(screen.getByText('Marina Prado').getBoundingClientRect().width).toBeLessThanOrEqual(1);
  },
});

export const ALongNameIsTruncatedAndWholeInTheMenu = meta.story({
  args: { name: 'Maria Aparecida dos Santos Albuquerque de Vasconcelos', nameDisplay: 'always' },
  decorators: (Story: () => React.ReactNode) => (
    <div style={{ inlineSize: 288 }}>
      <Story />
    </div>
  ),
  play: async ({ args, userEvent }) => {
    const opener = screen.getByRole('button', { name: args.name });
    await expect(opener.getBoundingClientRect().width).toBeLessThanOrEqual(288);
    await userEvent.click(opener);
    await screen.findByRole('menu', { name: args.name });
    const fullName = screen.getAllByText(args.name).at(-1)!;
    await expect(fullName.scrollWidth).toBeLessThanOrEqual(fullName.offsetWidth + 1);
  },
});

export const FromRightToLeftTheArrowIsAtTheLeft = meta.story({
  args: { nameDisplay: 'always' },
  render: (args) => (
    <div dir="rtl">
      <UserMenu {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const arrow = button().querySelector('svg')!.getBoundingClientRect();
    await expect(arrow.right).toBeLessThanOrEqual(canvas.getByText('Marina Prado').getBoundingClientRect().left);
  },
});
