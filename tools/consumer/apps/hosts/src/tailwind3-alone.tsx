import './tailwind3.css';
import { show } from './show';

show();
