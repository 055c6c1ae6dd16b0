import '@oraculo/ui/reset.css';
import './everySheet';
import { show } from './show';

show();
