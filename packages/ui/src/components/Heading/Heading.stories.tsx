import { expect, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { Button } from '../Button/Button.tsx';
import { Card } from '../Card/Card.tsx';
import { Modal } from '../Modal/Modal.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Heading } from './Heading.tsx';
import { Section } from './Section.tsx';

const meta = preview.meta({
  title: 'Estrutura/Heading',
  component: Heading,
  parameters: { spec: ['WCAG 1.3.1 Info and relationships', 'WCAG 2.4.6 Headings and labels'] },
  args: { children: 'Rede atendida' },
});

export const OfAPage = meta.story();
export const SmallOnPurpose = meta.story({ args: { size: 'body' } });

const edit = (
  <Button size="small" emphasis="outline">
    Editar
  </Button>
);

export const WithSections = meta.story({
  render: () => (
    <Section title="Rede atendida" note="Onde os beneficiários deste plano são atendidos." actions={edit}>
      <Section title="Hospitais">
        <p>12 hospitais em 4 cidades.</p>
      </Section>
    </Section>
  ),
});

export const SizesByHand = meta.story({
  render: () => (
    <Stack>
      <Heading size="body">Rede atendida</Heading>
      <Heading size="display">Hospitais da rede atendida</Heading>
    </Stack>
  ),
});

export const AllVariants = meta.story({
  tags: ['!autodocs', 'picture'],
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => (
    <Stack gap={7}>
      <Stack gap={2}>
        {(['display', 'title', 'lead', 'body'] as const).map((size) => (
          <Heading key={size} size={size}>
            Rede atendida em Minas Gerais
          </Heading>
        ))}
      </Stack>
      <Section title="Rede atendida" note="Onde os beneficiários deste plano são atendidos." actions={edit}>
        <Section title="Hospitais">
          <Section title="Belo Horizonte">
            <p>12 hospitais.</p>
          </Section>
        </Section>
      </Section>
    </Stack>
  ),
});

const levelsIn = (part: HTMLElement) =>
  within(part)
    .getAllByRole('heading')
    .map((heading) => `${heading.tagName} ${heading.textContent}`);

export const EachSectionIsOneLevelDeeperAndNoneIsSkipped = meta.story({
  render: () => (
    <Section title="Plano">
      <Stack>
        <Heading size="body">Resumo</Heading>
        <Section title="Rede">
          <Card title="Hospitais">
            <Stack>
              <Heading>Belo Horizonte</Heading>
              <Section title="Fora de Minas">
                <Section title="São Paulo">
                  <Section title="Campinas">
                    <p>Nenhum.</p>
                  </Section>
                </Section>
              </Section>
            </Stack>
          </Card>
        </Section>
        <Heading>Preço</Heading>
      </Stack>
    </Section>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(levelsIn(canvasElement)).toEqual([
      'H2 Plano',
      'H3 Resumo',
      'H3 Rede',
      'H4 Hospitais',
      'H5 Belo Horizonte',
      'H5 Fora de Minas',
      'H6 São Paulo',
      'H6 Campinas',
      'H3 Preço',
    ]);
    await expect(canvas.getByRole('region', { name: 'Rede' })).toBeVisible();
  },
});

export const InADialogTheLevelsFollowItsTitle = meta.story({
  parameters: { docs: { story: { inline: false, height: '320px' } } },
  render: () => (
    <Section title="Plano">
      <Section title="Rede">
        <Modal title="Hospitais" isOpen onClose={() => {}}>
          <Heading>Belo Horizonte</Heading>
        </Modal>
      </Section>
    </Section>
  ),
  play: async () => {
    const dialog = await within(document.body).findByRole('dialog', { name: 'Hospitais' });
    await expect(levelsIn(dialog)).toEqual(['H2 Hospitais', 'H3 Belo Horizonte']);
  },
});

/** A phone of 320 px with text of 200 %. */
export const OnANarrowScreenActionsGoBelowTheHeading = meta.story({
  render: () => (
    <div style={{ inlineSize: 160 }}>
      <Section title="Beneficiários dependentes" actions={edit}>
        <p>Nenhum.</p>
      </Section>
    </div>
  ),
  play: async ({ canvas, canvasElement }) => {
    const heading = canvas.getByRole('heading').getBoundingClientRect();
    await expect(canvas.getByRole('button').getBoundingClientRect().top).toBeGreaterThanOrEqual(heading.bottom);
    await expect(canvasElement.querySelector('section')?.scrollWidth).toBeLessThanOrEqual(160);
  },
});
