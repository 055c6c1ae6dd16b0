import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { Button } from '../Button/Button.tsx';
import { Card } from '../Card/Card.tsx';
import { FieldGrid } from '../FieldGrid/FieldGrid.tsx';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { Inline } from '../Stack/Inline.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { LoadingOverlay } from './LoadingOverlay.tsx';

const form = (
  <Stack>
    <FieldGrid>
      <TextField label="Razão social" defaultValue="Vida Plena" />
      <TextField label="Registro" defaultValue="312345" />
    </FieldGrid>
    <Inline justify="end">
      <Button>Salvar</Button>
    </Inline>
  </Stack>
);

const meta = preview.meta({
  title: 'Dados/LoadingOverlay',
  component: LoadingOverlay,
  parameters: { spec: ['WCAG 2.4.3 Focus order', 'WCAG 4.1.3 Status messages'] },
  args: { isLoading: true, label: 'Salvando o contrato', children: form },
  render: (args) => (
    <Card title="Contrato">
      <LoadingOverlay {...args} />
    </Card>
  ),
});

export const Loading = meta.story();
export const NotLoading = meta.story({ args: { isLoading: false } });
export const OverContentThatIsNotLoadedYet = meta.story({
  args: { label: 'Carregando', children: <Skeleton shape="block" /> },
});

export const AllVariants = meta.story({
  tags: ['!autodocs', 'picture'],
  parameters: { chromatic: { disableSnapshot: false } },
});

/** A form that waits until the play function ends it. */
let answer = () => {};
function Form({ isGone = false }: { isGone?: boolean }) {
  const [state, setState] = useState<'open' | 'saving' | 'saved'>('open');
  const save = () => {
    answer = () => setState('saved');
    setState('saving');
  };
  return (
    <Stack>
      <LoadingOverlay isLoading={state === 'saving'} label="Salvando o contrato">
        <TextField label="Razão social" />
        {!(isGone && state === 'saved') && <Button onPress={save}>Salvar</Button>}
      </LoadingOverlay>
      <Button emphasis="outline">Ajuda</Button>
    </Stack>
  );
}

export const TheFocusReturnsToTheFormerControl = meta.story({
  render: () => <Form />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Razão social' }), 'Vida Plena');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const waiting = canvas.getByRole('group', { name: 'Salvando o contrato' });
    await expect(waiting).toHaveFocus();
    await expect(waiting).toHaveTextContent('Salvando o contrato');
    // Nothing in the covered content can be reached.
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Ajuda' })).toHaveFocus();
    waiting.focus();
    answer();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Salvar' })).toHaveFocus());
    await expect(canvas.getByRole('textbox', { name: 'Razão social' })).toHaveValue('Vida Plena');
  },
});

export const IfTheFocusedControlIsRemovedTheFirstControlGetsTheFocus = meta.story({
  render: () => <Form isGone />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Salvar' }));
    await expect(canvas.getByRole('group', { name: 'Salvando o contrato' })).toHaveFocus();
    answer();
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Razão social' })).toHaveFocus());
  },
});

export const AFocusMovedMeanwhileStays = meta.story({
  render: () => <Form />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Salvar' }));
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Ajuda' })).toHaveFocus();
    answer();
    await waitFor(() => expect(canvas.queryByText('Salvando o contrato')).toBeNull());
    await expect(canvas.getByRole('button', { name: 'Ajuda' })).toHaveFocus();
  },
});

function Elsewhere() {
  const [isLoading, setLoading] = useState(false);
  return (
    <Stack>
      <Button onPress={() => setLoading(true)}>Atualizar</Button>
      <LoadingOverlay isLoading={isLoading} label="Atualizando a lista">
        <p>12 guias</p>
      </LoadingOverlay>
    </Stack>
  );
}

const announced = () =>
  [...document.querySelectorAll('[role="status"], [aria-live="polite"]')].map((it) => it.textContent);

export const IfTheFocusIsElsewhereTheLabelIsAnnouncedAndTheFocusStays = meta.story({
  render: () => <Elsewhere />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Atualizar' }));
    await waitFor(() => expect(announced()).toContain('Atualizando a lista'));
    await expect(canvas.getByRole('button', { name: 'Atualizar' })).toHaveFocus();
    await expect(canvasElement.querySelector('[aria-busy="true"]')).toHaveTextContent('12 guias');
  },
});

export const ALongLabelFitsANarrowScreen = meta.story({
  args: { label: 'Salvando o contrato e avisando os beneficiários' },
  decorators: (Story) => (
    <div style={{ inlineSize: 200 }}>
      <Story />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group').getBoundingClientRect().width).toBeLessThanOrEqual(200);
  },
});
