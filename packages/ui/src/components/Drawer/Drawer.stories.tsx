import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { Button } from '../Button/Button.tsx';
import { DescriptionList } from '../DescriptionList/DescriptionList.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { Drawer, type DrawerProps } from './Drawer.tsx';

const details = (
  <DescriptionList
    items={[
      { term: 'Guia', value: '2026-0001' },
      { term: 'Prestador', value: 'Clínica Aurora' },
      { term: 'Motivo da glosa', value: 'Procedimento sem autorização prévia' },
    ]}
  />
);

const footer = (close: () => void) => (
  <>
    <Button emphasis="outline" onPress={close}>
      Cancelar
    </Button>
    <Button>Salvar</Button>
  </>
);

const meta = preview.meta({
  title: 'Sobreposições/Drawer',
  component: Drawer,
  parameters: { spec: ['APG dialog'], docs: { story: { inline: false, height: '480px' } } },
  args: { title: 'Guia 2026-0001', isOpen: true, onClose: fn(), children: details },
  // Overlays do not give the page a height.
  decorators: (Story) => (
    <div style={{ minBlockSize: '480px' }}>
      <Story />
    </div>
  ),
});

export const Details = meta.story();
export const WithActions = meta.story({ args: { footer } });
export const Small = meta.story({ args: { size: 'small', footer } });
export const Large = meta.story({ args: { size: 'large', footer } });
export const FromTheStart = meta.story({ args: { side: 'start' } });

/** The title and the actions stay visible while the content between them scrolls. */
export const LongContent = meta.story({
  args: { footer, children: Array.from({ length: 40 }, (_, row) => <p key={row}>Linha {row + 1} do histórico</p>) },
});

export const MustStayForNow = meta.story({ args: { isDismissable: false, footer } });

export const AShortQuestion = meta.story({
  args: { title: 'Excluir a guia?', children: 'A guia some da fila.', footer, size: 'small' },
});

export const AllVariants = meta.story({
  tags: ['!autodocs', 'picture'],
  parameters: { chromatic: { disableSnapshot: false } },
  args: { footer },
});

export const NamesAndValuesAreAlignedWithTheTitle = meta.story({
  args: { size: 'small' },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Guia 2026-0001' }));
    // The rectangle of the text itself, not of its box.
    const startOf = (element: Element) => {
      const words = document.createRange();
      words.selectNodeContents(element);
      return Math.round(words.getBoundingClientRect().left);
    };
    const title = startOf(dialog.getByRole('heading'));
    await expect(dialog.getAllByRole('term').map(startOf)).toEqual([title, title, title]);
  },
});

function Row(props: Partial<DrawerProps>) {
  const [isOpen, setIsOpen] = useState(false);
  const [note, setNote] = useState('');
  return (
    <>
      <Button onPress={() => setIsOpen(true)}>Ver guia 2026-0001</Button>
      <Drawer
        title="Guia 2026-0001"
        footer={footer}
        isDirty={note !== ''}
        {...props}
        isOpen={isOpen}
        onClose={(reason) => {
          props.onClose?.(reason);
          setIsOpen(false);
        }}
      >
        <TextField label="Observação" value={note} onChange={setNote} />
      </Drawer>
    </>
  );
}

const inUse = {
  render: (args: DrawerProps) => <Row onClose={args.onClose} />,
  parameters: { docs: { story: { height: '120px' } } },
};

const openIt = async (user: { click: (element: Element) => Promise<void> }) => {
  await user.click(screen.getByRole('button', { name: 'Ver guia 2026-0001' }));
  return within(await screen.findByRole('dialog', { name: 'Guia 2026-0001' }));
};
const isGone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

export const EscapeClosesTheDrawerAndTheFocusReturns = meta.story({
  ...inUse,
  play: async ({ args, userEvent }) => {
    await openIt(userEvent);
    await waitFor(() => expect(screen.getByRole('dialog')).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await isGone();
    await expect(args.onClose).toHaveBeenLastCalledWith('escape');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Ver guia 2026-0001' })).toHaveFocus());
  },
});

export const TabStaysInside = meta.story({
  ...inUse,
  play: async ({ userEvent }) => {
    const drawer = await openIt(userEvent);
    drawer.getByRole('button', { name: 'Salvar' }).focus();
    await userEvent.tab();
    await expect(drawer.getByRole('button', { name: 'Fechar' })).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect(drawer.getByRole('button', { name: 'Salvar' })).toHaveFocus();
  },
});

export const APressOutsideClosesTheDrawer = meta.story({
  ...inUse,
  play: async ({ args, userEvent }) => {
    await openIt(userEvent);
    const beside = document.elementFromPoint(4, 4);
    if (!beside) throw new Error('Nothing is beside the drawer.');
    await userEvent.click(beside);
    await isGone();
    await expect(args.onClose).toHaveBeenLastCalledWith('backdrop');
  },
});

export const AChangedFormAsksBeforeTheDrawerCloses = meta.story({
  ...inUse,
  play: async ({ userEvent }) => {
    const drawer = await openIt(userEvent);
    await userEvent.type(drawer.getByRole('textbox', { name: 'Observação' }), 'Ligar amanhã');
    await userEvent.click(drawer.getByRole('button', { name: 'Cancelar' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Descartar alterações?' }));
    await userEvent.click(question.getByRole('button', { name: 'Continuar editando' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(drawer.getByRole('textbox', { name: 'Observação' })).toHaveValue('Ligar amanhã');
    // Before that, Escape would go to the page.
    await waitFor(() => expect(drawer.getByRole('button', { name: 'Cancelar' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await userEvent.click(await screen.findByRole('button', { name: 'Descartar' }));
    await isGone();
  },
});
