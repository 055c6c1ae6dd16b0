import { fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { Button } from '../Button/Button.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { Modal } from './Modal.tsx';

const meta = preview.meta({
  title: 'Sobreposições/Modal',
  component: Modal,
  args: {
    title: 'Inclusão de grupo',
    isOpen: true,
    onClose: fn(),
    children: <TextField label="Nome do lote" value="Novembro" onChange={fn()} />,
    footer: (close: () => void) => (
      <>
        <Button emphasis="outline" onPress={close}>
          Cancelar
        </Button>
        <Button>Salvar</Button>
      </>
    ),
  },
});

export const Medium = meta.story();
export const Small = meta.story({ args: { size: 'small' } });
export const Large = meta.story({ args: { size: 'large' } });
export const LongContent = meta.story({
  args: { children: Array.from({ length: 40 }, (_, row) => <p key={row}>{`Linha ${row + 1} do conteúdo`}</p>) },
});
