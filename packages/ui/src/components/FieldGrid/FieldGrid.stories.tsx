import preview from '#.storybook/preview';
import { TextField } from '../TextField/TextField.tsx';
import { FieldGrid } from './FieldGrid.tsx';

const ignore = () => {};

const meta = preview.meta({
  title: 'Estrutura/FieldGrid',
  component: FieldGrid,
  args: {
    children: ['Usuário', 'Código do prestador', 'URL', 'Descrição'].map((label) => (
      <TextField key={label} label={label} value="" onChange={ignore} />
    )),
  },
});

export const Fields = meta.story();

export const AllVariants = meta.story({
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: false } },
});
