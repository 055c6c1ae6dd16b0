import '@oraculo/ui/reset.css';
import '@oraculo/ui/style.css';
import { Button, type MessageOverrides, PasswordField, Select, setColorMode, UiProvider } from '@oraculo/ui';
import { createRoot } from 'react-dom/client';

const messages: MessageOverrides = { select: { placeholder: 'Escolha uma' } };
const ignore = () => {};

createRoot(document.getElementById('root') as HTMLElement).render(
  <UiProvider messages={messages}>
    <main>
      <Button onPress={() => setColorMode('dark')}>Salvar</Button>
      <Select label="Operadora" options={[]} value={null} onChange={ignore} />
      <Button emphasis="quiet">Limpar</Button>
      <PasswordField label="Senha" value="" onChange={ignore} />
    </main>
  </UiProvider>,
);
