import { Copy } from '@lucide/icons';
import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { Card } from '../Card/Card.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { DescriptionGroups } from './DescriptionGroups.tsx';
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

const copyButton = (what: string) => (
  <IconButton label={`Copiar ${what}`} icon={<Icon of={Copy} size={16} />} size="small" />
);

const identity = [
  { term: 'Nome', value: 'Beatriz Aparecida Lourenço', action: copyButton('nome'), isHeading: true },
  { term: 'Nascimento', value: '14/03/1986', action: copyButton('nascimento') },
  { term: 'CPF', value: '529.982.247-25', action: copyButton('CPF') },
  { term: 'Carteirinha', value: '774120399580210', action: copyButton('carteirinha') },
];

const groups = [
  { title: 'Plano', items: items.slice(4, 7) },
  { title: 'Contrato', items: items.slice(7) },
];

export const InOneLine = meta.story({
  args: { layout: 'line', items: identity },
  render: (args) => (
    <Card aria-label="Beneficiário" isFlush>
      <DescriptionList {...args} />
    </Card>
  ),
});

export const InGroups = meta.story({
  render: () => (
    <Card aria-label="Beneficiário" isFlush>
      <DescriptionGroups groups={groups} />
    </Card>
  ),
});

export const AllVariants = meta.story({
  tags: ['!autodocs', 'picture'],
  parameters: { chromatic: { disableSnapshot: false } },
  render: (args) => (
    <Card title="Beneficiário" isFlush>
      <DescriptionList {...args} />
      <DescriptionList layout="line" items={identity} />
      <DescriptionGroups groups={groups} />
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

export const AnActionMakesNoRowTallerAndIsHiddenWithoutAValue = meta.story({
  args: { layout: 'line', items: [...identity, { term: 'CNS', value: '', action: copyButton('CNS') }] },
  play: async ({ canvas }) => {
    const heights = canvas
      .getAllByRole('definition')
      .slice(1)
      .map((value) => value.getBoundingClientRect().height);
    await expect(new Set(heights).size).toBe(1);
    await expect(canvas.queryByRole('button', { name: 'Copiar CNS' })).toBeNull();
  },
});

export const InANarrowContainerANameIsLeftOfItsValueAndAboveAnIdentifier = meta.story({
  render: () => (
    <div style={{ inlineSize: 320 }}>
      <DescriptionList layout="line" items={identity} />
      <DescriptionGroups groups={groups} />
    </div>
  ),
  play: async ({ canvas }) => {
    for (const name of ['Plano', 'Rede de atendimento']) {
      const [term] = canvas.getAllByText(name, { selector: 'dt' });
      const value = term?.nextElementSibling?.getBoundingClientRect();
      await expect(value?.top).toBeLessThan(term?.getBoundingClientRect().bottom ?? 0);
      await expect(value?.left).toBeGreaterThan(term?.getBoundingClientRect().right ?? 0);
    }
    const [card] = canvas.getAllByText('Carteirinha', { selector: 'dt' });
    const [number] = canvas.getAllByText('774120399580210');
    await expect(number?.getBoundingClientRect().top).toBeGreaterThanOrEqual(card?.getBoundingClientRect().bottom ?? 0);
    await expect(number?.getBoundingClientRect().left).toBe(card?.getBoundingClientRect().left);
    // A value that fits next to its button does not wrap before it.
    const [birth] = canvas.getAllByText('14/03/1986');
    await expect(birth?.getClientRects()).toHaveLength(1);
  },
});
