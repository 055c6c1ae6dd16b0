import { isInGroup } from '@oraculo/api-client/contract';
import { Modal, Select } from '@oraculo/ui';
import { useEffect, useMemo, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { screenRoutes } from '../routes.tsx';
import { session } from '../session/session.ts';

/** Every screen of this user, found by typing. */
export function ScreensDialog({ onClose }: { onClose: () => void }) {
  const { membership } = useSnapshot(session);
  const navigate = useNavigate();
  const fieldRef = useRef<HTMLInputElement>(null);
  // Whoever pressed Ctrl+K types on; the dialog has nothing to read before its field.
  useEffect(() => fieldRef.current?.focus(), []);
  const options = useMemo(
    () =>
      screenRoutes
        .filter(({ menuLabel, group }) => menuLabel && isInGroup(group, membership))
        .map(({ path, menuLabel, title }) => ({ label: menuLabel ?? title, value: path })),
    [membership],
  );
  const go = (path: string | null) => {
    if (path === null) return;
    onClose();
    void navigate(path);
  };
  return (
    <Modal title="Ir para outra tela" isOpen onClose={onClose} size="small">
      <Select
        ref={fieldRef}
        label="Tela"
        placeholder="Digite o nome da tela"
        options={options}
        value={null}
        onChange={go}
      />
    </Modal>
  );
}
