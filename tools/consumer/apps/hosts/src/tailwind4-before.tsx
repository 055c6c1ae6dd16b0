import './tailwind4.css';
import '@oraculo/ui/style.css';
import { show } from './show';

show();
