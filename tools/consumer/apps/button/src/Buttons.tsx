'use client';
import { Button } from '@oraculo/ui';

export const Buttons = () => (
  <main style={{ padding: 24 }}>
    <Button>Salvar</Button> <Button emphasis="outline">Voltar</Button>{' '}
    <Button emphasis="quiet" tone="critical" size="small">
      Excluir
    </Button>{' '}
    <Button isPending>Enviar</Button> <Button disabledReason="Escolha uma operadora">Pesquisar</Button>
  </main>
);
