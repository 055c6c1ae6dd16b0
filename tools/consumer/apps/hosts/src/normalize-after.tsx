import '@oraculo/ui/style.unlayered.css';
import 'normalize.css';
import { show } from './show';

show();
