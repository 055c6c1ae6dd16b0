import 'bootstrap/dist/css/bootstrap-reboot.css';
import '@oraculo/ui/style.unlayered.css';
import { show } from './show';

show();
