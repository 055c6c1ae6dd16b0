import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { Stack } from '../Stack/Stack.tsx';
import { ProgressBar } from './ProgressBar.tsx';

const meta = preview.meta({
  title: 'Dados/ProgressBar',
  component: ProgressBar,
  args: { label: 'grupo_novembro.csv', value: 62 },
  parameters: { spec: ['an upload shows progress per file'] },
});

export const Percentage = meta.story();
export const WithText = meta.story({ args: { valueText: '1,8 MB de 2,9 MB' } });
export const Unknown = meta.story({ args: { value: undefined } });
export const Complete = meta.story({ args: { value: 100 } });

export const ALimitInUse = meta.story({ args: { label: 'Espaço para anexos', valueText: '62 de 100 MB' } });

export const AllVariants = meta.story({
  tags: ['!autodocs', 'picture'],
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => (
    <Stack>
      <ProgressBar label="lote-17.csv" value={0} />
      <ProgressBar label="grupo_novembro.csv" value={62} valueText="1,8 MB de 2,9 MB" />
      <ProgressBar label="beneficiarios.xlsx" value={100} />
      <ProgressBar label="Preparando o arquivo" />
    </Stack>
  ),
});

export const ACustomTextIsReadInsteadOfThePercentage = meta.story({
  args: { valueText: '1,8 MB de 2,9 MB' },
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: 'grupo_novembro.csv' });
    await expect(bar).toHaveAttribute('aria-valuetext', '1,8 MB de 2,9 MB');
    await expect(bar).toHaveValue(62);
  },
});

export const ValuesOutsideTheRangeAreClamped = meta.story({
  args: { value: 130 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar')).toHaveValue(100);
    await expect(canvas.getByText('100%')).toBeVisible();
  },
});
