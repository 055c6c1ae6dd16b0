import { toast } from '@oraculo/ui';
import { type ComponentType, useEffect, useEffectEvent, useState } from 'react';

interface Closable {
  onClose: () => void;
}

const missing = {
  title: 'Não foi possível abrir a janela',
  message: 'Verifique sua conexão e recarregue a página.',
};

const waiting = new Set<() => Promise<unknown>>();

/** Asks for the code of the dialogs of every screen that is there. */
export function preloadDialogs() {
  // The press that follows tells what did not arrive.
  for (const preload of waiting) preload().catch(() => undefined);
}

/**
 * A dialog whose code comes once the pointer or the focus is on a button of its screen, or else with the press. Nothing
 * stands in its place meanwhile. When the code does not arrive, a toast says so, and the screen keeps what was typed.
 */
export function lazyDialog<Props extends Closable>(load: () => Promise<ComponentType<Props>>) {
  let arrived: ComponentType<Props> | undefined;
  const preload = async () => {
    arrived ??= await load();
    waiting.delete(preload);
    return arrived;
  };
  waiting.add(preload);

  function LazyDialog(props: Props) {
    const [Dialog, setDialog] = useState(() => arrived);
    const giveUp = useEffectEvent(() => {
      toast.error(missing);
      props.onClose();
    });
    useEffect(() => {
      if (Dialog) return;
      let isGone = false;
      const show = (part: ComponentType<Props>) => {
        if (!isGone) setDialog(() => part);
      };
      void preload().then(show, () => {
        if (!isGone) giveUp();
      });
      return () => {
        isGone = true;
      };
    }, [Dialog]);
    return Dialog && <Dialog {...props} />;
  }
  return LazyDialog;
}
