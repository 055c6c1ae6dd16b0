import 'bootstrap/dist/css/bootstrap-reboot.css';
import { show } from './show';

show();
