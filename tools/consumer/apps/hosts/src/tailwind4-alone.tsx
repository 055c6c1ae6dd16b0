import './tailwind4.css';
import { show } from './show';

show();
