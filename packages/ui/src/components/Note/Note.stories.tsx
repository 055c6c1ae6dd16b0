import preview from '#.storybook/preview';
import { Note } from './Note.tsx';

const meta = preview.meta({
  title: 'Dados/Note',
  parameters: { spec: ['visual-language: states every screen must have'] },
  component: Note,
  args: { children: 'Atualizado às 09:41' },
});

export const Remark = meta.story();

export const AFailure = meta.story({ args: { children: 'O lote não foi enviado: falta a operadora' } });

export const AllVariants = meta.story({
  tags: ['!autodocs', 'picture'],
  parameters: { chromatic: { disableSnapshot: false } },
});
