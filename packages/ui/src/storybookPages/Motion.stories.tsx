import { useState } from 'react';
import preview from '#.storybook/preview';
import { Button } from '../components/Button/Button.tsx';
import { DatePicker } from '../components/DatePicker/DatePicker.tsx';
import { Drawer } from '../components/Drawer/Drawer.tsx';
import { Inline } from '../components/Stack/Inline.tsx';
import { Menu } from '../components/Menu/Menu.tsx';
import { Modal } from '../components/Modal/Modal.tsx';
import { toast } from '../components/Toasts/toast.ts';
import { duration, easing } from '../theme/primitives.ts';
import { row, value } from './Pages.css.ts';

const movements = [
  { name: 'quick', use: 'botões, campos, menus, calendário, busca de telas e ações, fundo escurecido, toda saída' },
  { name: 'medium', use: 'modal, aviso, linhas que esperam as próximas' },
  { name: 'slow', use: 'gaveta, menu e filtros no celular' },
  { name: 'spin', use: 'uma volta do indicador de espera' },
  { name: 'pulse', use: 'o esqueleto, a barra de andamento sem total' },
] as const;

function Movements() {
  return (
    <div>
      {movements.map(({ name, use }) => (
        <div key={name} className={row}>
          <code>{name}</code>
          <span className={value}>{duration[name].replace('ms', ' ms')}</span>
          <span>{use}</span>
        </div>
      ))}
    </div>
  );
}

function Curves() {
  return (
    <div>
      <div className={row}>
        <code>standard</code>
        <span className={value}>{easing.standard}</span>
      </div>
    </div>
  );
}

function Overlays() {
  const [open, setOpen] = useState<'modal' | 'drawer'>();
  const [day, setDay] = useState<string | null>(null);
  const close = () => setOpen(undefined);
  return (
    <Inline>
      <Button emphasis="outline" onPress={() => setOpen('modal')}>
        Abrir modal
      </Button>
      <Button emphasis="outline" onPress={() => setOpen('drawer')}>
        Abrir gaveta
      </Button>
      <Button emphasis="outline" onPress={() => toast.success({ title: 'Arquivo enviado com sucesso' })}>
        Mostrar aviso
      </Button>
      <Menu
        label="Abrir menu"
        items={[
          { id: 'edit', label: 'Editar', onPress: () => {} },
          { id: 'copy', label: 'Duplicar', onPress: () => {} },
        ]}
      />
      <DatePicker label="Data" value={day} onChange={setDay} />
      <Modal title="Inclusão de grupo" isOpen={open === 'modal'} onClose={close}>
        Sobe um pouco ao abrir e desce ao fechar.
      </Modal>
      <Drawer title="Detalhes do lote" isOpen={open === 'drawer'} onClose={close}>
        Vem da borda e volta para ela.
      </Drawer>
    </Inline>
  );
}

const meta = preview.meta({
  title: 'Fundamentos/Movimento',
  parameters: { spec: ['visual-language: space, shape, depth'] },
  component: Movements,
});

export const Durations = meta.story();
export const Curve = meta.story({ render: () => <Curves /> });
export const InUse = meta.story({ render: () => <Overlays /> });
