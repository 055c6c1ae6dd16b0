import './layers.css';
import '@oraculo/ui/style.css';
import './tailwind4.css';
import { show } from './show';

show();
