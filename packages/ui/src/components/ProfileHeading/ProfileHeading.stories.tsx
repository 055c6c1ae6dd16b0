import preview from '#.storybook/preview';
import { ProfileHeading } from './ProfileHeading.tsx';

const meta = preview.meta({
  title: 'Dados/ProfileHeading',
  parameters: { spec: ['1 §2 Beneficiary information card', '1 §3 Initials rule'] },
  component: ProfileHeading,
  args: { label: 'Nome', name: 'Beatriz Aparecida Lourenço' },
});

export const Person = meta.story();

export const ACompany = meta.story({ args: { label: 'Operadora', name: 'Vida Plena Saúde' } });

export const AllVariants = meta.story({
  tags: ['!autodocs', 'picture'],
  parameters: { chromatic: { disableSnapshot: false } },
});
