import '@oraculo/ui/reset.css';
import '@oraculo/ui/style.css';
import { Button } from '@oraculo/ui';
import { createRoot } from 'react-dom/client';

createRoot(document.getElementById('root') as HTMLElement).render(<Button>Salvar</Button>);
