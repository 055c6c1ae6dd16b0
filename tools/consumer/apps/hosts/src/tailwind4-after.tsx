import '@oraculo/ui/style.unlayered.css';
import './tailwind4.css';
import { show } from './show';

show();
