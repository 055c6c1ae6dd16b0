import { lazyPart, toast } from '@oraculo/ui';
import type { ComponentType } from 'react';

interface Closable {
  onClose: () => void;
}

const missing = {
  title: 'Não foi possível abrir a janela',
  message: 'Verifique sua conexão e recarregue a página.',
};

const preloads = new Set<() => void>();

/** Preloads the code of the dialogs of every loaded screen. */
export function preloadDialogs() {
  for (const preload of preloads) preload();
}

/**
 * A dialog whose code loads once the pointer or the focus is on a button of its screen, or else with the press. Nothing
 * is shown until then. When the code does not load, a toast says so, and the screen keeps the typed values.
 */
export function lazyDialog<Name extends string, Props extends Closable>(
  name: Name,
  load: () => Promise<Record<Name, ComponentType<Props>>>,
) {
  const { Part, preload } = lazyPart<Name, Props>(name, load);
  preloads.add(preload);

  function LazyDialog(props: Props) {
    const reportLoadError = () => {
      toast.error(missing);
      props.onClose();
    };
    return <Part {...props} onLoadError={reportLoadError} />;
  }
  return LazyDialog;
}
