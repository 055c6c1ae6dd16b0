import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { Card } from '../Card/Card.tsx';
import { DescriptionList } from './DescriptionList.tsx';

const items = [
  { term: 'Nascimento', value: '14/03/1986' },
  { term: 'Carteirinha', value: '774120399580210' },
  { term: 'Cartão nacional de saúde', value: '704 2087 1193 4420' },
  { term: 'Operadora', value: 'Vida Plena' },
  { term: 'Plano', value: 'Essencial 200' },
  { term: 'Produto', value: 'Essencial Nacional' },
  { term: 'Segmento', value: 'Ambulatorial + Hospitalar' },
  { term: 'Rede de atendimento', value: 'Nacional Plus' },
  { term: 'Nível de Rede', value: '' },
  { term: 'Código do Produto', value: null },
];

const meta = preview.meta({
  title: 'Dados/DescriptionList',
  component: DescriptionList,
  args: { items },
  parameters: { spec: ["1 §2 Beneficiary information card: empty values show '-'"] },
});

export const Filled = meta.story();
export const InACard = meta.story({
  render: (args) => (
    <Card title="Beneficiário" isFlush>
      <DescriptionList {...args} />
    </Card>
  ),
});

export const SeveralOfOneKind = meta.story({
  args: {
    items: ['Beatriz Lourenço', 'Tomás Lourenço', 'Inês Lourenço'].flatMap((name, index) => [
      { term: `Beneficiário ${index + 1}`, value: name },
      { term: `Plano ${index + 1}`, value: 'Essencial 200' },
    ]),
  },
});

export const AllVariants = meta.story({
  tags: ['!autodocs', 'picture'],
  parameters: { chromatic: { disableSnapshot: false } },
  render: (args) => (
    <Card title="Beneficiário" isFlush>
      <DescriptionList {...args} />
    </Card>
  ),
});

export const EveryEmptyValueIsADash = meta.story({
  args: {
    items: [
      { term: 'Plano', value: undefined },
      { term: 'Produto', value: '   ' },
      { term: 'Nível de Rede', value: null },
      { term: 'Vidas', value: 0 },
    ],
  },
  play: async ({ canvas }) => {
    const values = canvas.getAllByRole('definition').map((value) => value.textContent);
    await expect(values).toEqual(['-', '-', '-', '0']);
  },
});
