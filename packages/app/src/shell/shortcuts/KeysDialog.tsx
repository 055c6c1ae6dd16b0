import { Card, DescriptionList, Modal, Stack, Switch } from '@oraculo/ui';
import { useSnapshot } from 'valtio';
import { shortcutSettings, switchShortcuts } from './shortcutSettings.ts';

const keys = [
  { term: '/', value: 'Ir para a pesquisa da tela' },
  { term: '?', value: 'Mostrar estes atalhos' },
  { term: 'Ctrl + K', value: 'Buscar telas, ações e operadoras' },
  { term: 'F6', value: 'Ir para as notificações' },
  { term: 'Esc', value: 'Fechar o que está aberto' },
];

export function KeysDialog({ onClose }: { onClose: () => void }) {
  const { areOn } = useSnapshot(shortcutSettings);
  return (
    <Modal title="Atalhos do teclado" isOpen onClose={onClose} size="small">
      <Stack gap={4}>
        <Card isFlush>
          <DescriptionList items={keys} />
        </Card>
        <Switch
          label="Atalhos de uma tecla"
          hint="Desligue se as teclas / e ? atrapalharem. Ctrl + K continua valendo."
          value={areOn}
          onChange={switchShortcuts}
        />
      </Stack>
    </Modal>
  );
}
