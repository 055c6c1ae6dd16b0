import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { Inline } from '../Stack/Inline.tsx';
import { Avatar } from './Avatar.tsx';

const meta = preview.meta({
  title: 'Dados/Avatar',
  component: Avatar,
  args: { name: 'Mariana Souza da Silva' },
  parameters: { spec: ['1 §3 Initials rule'] },
});

export const Medium = meta.story();
export const Large = meta.story({ args: { size: 'large', name: 'Beatriz Aparecida Lourenço' } });
export const OneWord = meta.story({ args: { name: 'Élcio' } });

export const OfACompany = meta.story({ args: { name: 'Hospital Boa Vista' } });

export const AllVariants = meta.story({
  tags: ['!autodocs', 'picture'],
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => (
    <Inline>
      <Avatar name="Mariana Souza da Silva" />
      <Avatar name="Beatriz Aparecida Lourenço" size="large" />
      <Avatar name="Élcio" />
    </Inline>
  ),
});

export const InitialsOmitConnectingWordsAndTheWholeNameIsRead = meta.story({
  args: { name: 'José dos Santos e Silva da Costa' },
  play: async ({ canvas }) => {
    const avatar = canvas.getByRole('img', { name: 'José dos Santos e Silva da Costa' });
    await expect(avatar).toHaveTextContent(/^JC$/);
  },
});

export const NextToTheNameItIsHiddenFromScreenReaders = meta.story({
  args: { isDecorative: true },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).toBeNull();
    await expect(canvas.getByText('MS')).toBeVisible();
  },
});
