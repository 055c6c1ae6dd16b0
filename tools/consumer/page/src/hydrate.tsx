import '@oraculo/ui/reset.css';
import '@oraculo/ui/style.css';
import { hydrateRoot } from 'react-dom/client';
import { App } from './App';

hydrateRoot(document.getElementById('root') as HTMLElement, <App />, {
  onRecoverableError: (error) => console.error(`hydration: ${String(error)}`),
});
