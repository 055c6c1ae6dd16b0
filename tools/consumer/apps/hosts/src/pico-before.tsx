import '@oraculo/ui/style.unlayered.css';
import './pico.css';
import { show } from './show';

show();
