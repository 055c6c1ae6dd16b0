import { fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { Button } from '../Button/Button.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { Modal } from './Modal.tsx';

const meta = preview.meta({
  title: 'Sobreposições/Modal',
  component: Modal,
  parameters: { spec: ['1 §4 Modal'], docs: { story: { inline: false, height: '420px' } } },
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

const manyLines = Array.from({ length: 40 }, (_, row) => `Linha ${row + 1} do conteúdo`);

export const Medium = meta.story();
export const Small = meta.story({ args: { size: 'small' } });
export const Large = meta.story({ args: { size: 'large' } });
export const WithoutFooter = meta.story({ args: { footer: undefined, children: 'Nada a decidir, só a ler.' } });

/** The title and the actions stay visible while the content between them scrolls. */
export const LongContent = meta.story({
  args: {
    children: manyLines.map((line) => <p key={line}>{line}</p>),
  },
});

/** On a phone the quiet action is at the end of the content. */
export const WithAQuietAction = meta.story({
  args: {
    footerStart: (
      <Button emphasis="quiet" isFlush>
        Limpar formulário
      </Button>
    ),
  },
});

export const LongTitle = meta.story({
  args: { title: 'Visualização de erros de arquivo_com_um_nome_muito_comprido_que_nao_cabe_em_uma_linha_so.csv' },
});

export const AQuestion = meta.story({
  args: { size: 'small', title: 'Excluir o lote?', children: 'As linhas já conferidas se perdem.' },
});

/** A modal covers the page, so this one story replaces a grid of states. */
export const AllVariants = meta.story({
  // Overlays do not give the page a height.
  decorators: (Story) => (
    <div style={{ minBlockSize: '640px' }}>
      <Story />
    </div>
  ),
  tags: ['!autodocs', 'picture'],
  parameters: { chromatic: { disableSnapshot: false } },
  args: { children: manyLines.slice(0, 12).map((line) => <p key={line}>{line}</p>) },
});
