import { Copy } from '@lucide/icons';
import { announce, Icon, IconButton, toast } from '@oraculo/ui';
import type { CSSProperties } from 'react';

interface CopyButtonProps {
  /** “carteirinha” */
  what: string;
  text: string;
}

/** The press area reaches over its line and makes it no taller, not by the 44 px for a finger either. */
const inLine: CSSProperties = { display: 'inline-flex', verticalAlign: '-0.2em', marginBlock: '-14px' };

/** Copies a text with one press, for the system of the counter. */
export function CopyButton({ what, text }: CopyButtonProps) {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      announce(`Copiado: ${what}`);
    } catch {
      toast.error({ title: `Não foi possível copiar: ${what}`, message: 'Selecione o texto e copie com Ctrl + C.' });
    }
  };
  return (
    <span style={inLine}>
      <IconButton
        label={`Copiar ${what}`}
        icon={<Icon of={Copy} size={16} />}
        size="small"
        onPress={() => void copy()}
      />
    </span>
  );
}
