import '@oraculo/ui/reset.css';
import '@oraculo/ui/style.css';
import { show } from './show';

show();
