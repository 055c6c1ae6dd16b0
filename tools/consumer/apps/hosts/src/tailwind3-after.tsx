import '@oraculo/ui/style.unlayered.css';
import './tailwind3.css';
import { show } from './show';

show();
