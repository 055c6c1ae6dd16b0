import 'normalize.css';
import { show } from './show';

show();
