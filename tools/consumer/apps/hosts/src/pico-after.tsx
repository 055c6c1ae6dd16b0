import './pico.css';
import '@oraculo/ui/style.unlayered.css';
import { show } from './show';

show();
