import '@oraculo/ui/reset.css';
import '@oraculo/ui/style.css';
import { todayIso } from '@oraculo/ui';
import { createRoot } from 'react-dom/client';
import { Screen } from './Screen';

createRoot(document.getElementById('root')!).render(<Screen serverDay={todayIso()} />);
