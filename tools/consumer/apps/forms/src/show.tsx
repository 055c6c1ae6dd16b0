import '@oraculo/ui/reset.css';
import '@oraculo/ui/style.css';
import { UiProvider } from '@oraculo/ui';
import { type ReactNode, useState } from 'react';
import { createRoot } from 'react-dom/client';

export const operators = [
  { value: '005711', label: 'Vida Plena' },
  { value: '326305', label: 'Saúde Norte' },
];

/** Shows the sent values of a form, for the proof to read. */
export function useSent() {
  const [sent, setSent] = useState('');
  const send = (values: unknown) => setSent(JSON.stringify(values));
  return { send, shown: <output aria-label="Enviado">{sent}</output> };
}

export const show = (form: ReactNode) =>
  createRoot(document.getElementById('root')!).render(
    <UiProvider>
      <main>
        <h1>Credencial</h1>
        {form}
      </main>
    </UiProvider>,
  );
