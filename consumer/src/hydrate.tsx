import '@oraculo/ui/reset.css';
import '@oraculo/ui/style.css';
import { hydrateRoot } from 'react-dom/client';
import { App } from './App';
import { styledByAttribute } from './gallery';

hydrateRoot(document.getElementById('root') as HTMLElement, <App without={styledByAttribute} />, {
  onRecoverableError: (error) => console.error(`hydration: ${String(error)}`),
});
