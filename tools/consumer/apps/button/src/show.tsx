import { createRoot } from 'react-dom/client';
import { Buttons } from './Buttons';

export const show = () => createRoot(document.getElementById('root') as HTMLElement).render(<Buttons />);
