import '../../../../packages/ui/src/theme/appReset.css.ts';
import '../../../../packages/ui/src/theme/theme.css.ts';
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { Button } from '../../../../packages/ui/src/components/Button/Button.tsx';
import { Modal } from '../../../../packages/ui/src/components/Modal/Modal.tsx';
import { UiProvider } from '../../../../packages/ui/src/components/UiProvider/UiProvider.tsx';

let setIsOpen: (isOpen: boolean) => void = () => {};

function Dialog() {
  const [isOpen, set] = useState(false);
  useEffect(() => {
    setIsOpen = set;
  }, []);
  return (
    <Modal title="Operadora" isOpen={isOpen} onClose={() => set(false)} footer={<Button>Salvar</Button>}>
      Nome da operadora
    </Modal>
  );
}

const cells = ['Carteirinha', 'Paciente', 'Operadora', 'Marca', 'Plano', 'Data', 'Origem'];

function Beside({ rowCount }: { rowCount: number }) {
  return (
    <table>
      <tbody>
        {Array.from({ length: rowCount }, (_, row) => (
          <tr key={row}>
            {cells.map((cell) => (
              <td key={cell}>{`${cell} ${row}`}</td>
            ))}
            <td>
              <Button size="small">Baixar</Button>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const host = document.getElementById('root') as HTMLElement;
let root: Root | undefined;

export interface DialogBench {
  prepare: (rowCount: number) => void;
  open: () => void;
  close: () => void;
}

const bench: DialogBench = {
  prepare(rowCount) {
    root?.unmount();
    root = createRoot(host);
    const next = root;
    flushSync(() =>
      next.render(
        <UiProvider>
          <Dialog />
          <Beside rowCount={rowCount} />
        </UiProvider>,
      ),
    );
  },
  open: () => flushSync(() => setIsOpen(true)),
  close: () => flushSync(() => setIsOpen(false)),
};

window.dialog = bench;
