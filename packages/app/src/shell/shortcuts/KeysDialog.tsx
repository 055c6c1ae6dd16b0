import { DescriptionList, Kbd, Modal, Switch } from '@oraculo/ui';
import { useSnapshot } from 'valtio';
import { shortcutSettings, switchShortcuts } from './shortcutSettings.ts';

const shortcuts = [
  { keys: '/', effect: 'Ir para a pesquisa da tela' },
  { keys: '?', effect: 'Mostrar estes atalhos' },
  { keys: 'Mod+K', effect: 'Buscar telas, ações e operadoras' },
  { keys: 'F6', effect: 'Ir para as notificações' },
  { keys: 'Esc', effect: 'Fechar o que está aberto' },
  { keys: 'Enter', effect: 'Usar o que está marcado' },
];

const items = shortcuts.map(({ keys, effect }) => ({ id: keys, term: effect, value: <Kbd keys={keys} /> }));

export function KeysDialog({ onClose }: { onClose: () => void }) {
  const { areOn } = useSnapshot(shortcutSettings);
  return (
    <Modal title="Atalhos do teclado" isOpen onClose={onClose} size="medium">
      <DescriptionList items={items} />
      <Switch
        label="Atalhos de uma tecla"
        hint="Desligue se as teclas / e ? atrapalharem. Os outros atalhos continuam valendo."
        value={areOn}
        onChange={switchShortcuts}
      />
    </Modal>
  );
}
