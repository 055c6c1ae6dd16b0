import { Copy } from '@lucide/icons';
import { announce, Icon, IconButton, toast } from '@oraculo/ui';

interface CopyButtonProps {
  /** “carteirinha” */
  what: string;
  text: string;
}

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
    <IconButton label={`Copiar ${what}`} icon={<Icon of={Copy} size={16} />} size="small" onPress={() => void copy()} />
  );
}
