import { Button, StatusPage } from '@oraculo/ui';
import { useDocumentTitle } from '../../browser/useDocumentTitle.ts';

/** Replaces a blank page when `config.json` is missing or invalid. */
export function BrokenConfig({ problem }: { problem: string }) {
  useDocumentTitle('Configuração ausente');
  return (
    <StatusPage
      isWholePage
      title="O Oráculo não pôde ser iniciado"
      intro={problem}
      advice="Avise a equipe do Oráculo: o arquivo config.json precisa estar ao lado do aplicativo."
      action={<Button onPress={() => location.reload()}>Tentar de novo</Button>}
    />
  );
}
