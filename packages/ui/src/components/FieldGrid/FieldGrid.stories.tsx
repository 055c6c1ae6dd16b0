import preview from '#.storybook/preview';
import { TextField } from '../TextField/TextField.tsx';
import { FieldGrid } from './FieldGrid.tsx';

const ignore = () => {};

const meta = preview.meta({
  title: 'Estrutura/FieldGrid',
  parameters: { spec: ['2 §2 Credentials', 'visual-language: fields in a row align at the top of the control'] },
  component: FieldGrid,
  args: {
    children: ['Usuário', 'Código do prestador', 'URL', 'Descrição'].map((label) => (
      <TextField key={label} label={label} value="" onChange={ignore} />
    )),
  },
});

export const Fields = meta.story();

export const OneAnswerInThreeFields = meta.story({
  args: {
    children: ['Dia de nascimento', 'Mês de nascimento', 'Ano de nascimento'].map((label) => (
      <TextField key={label} label={label} value="" onChange={ignore} />
    )),
  },
});

export const AllVariants = meta.story({
  tags: ['!autodocs', 'picture'],
  parameters: { chromatic: { disableSnapshot: false } },
});
