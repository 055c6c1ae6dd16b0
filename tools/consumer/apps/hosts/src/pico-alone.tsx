import './pico.css';
import { show } from './show';

show();
