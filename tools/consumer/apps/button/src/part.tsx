// The README shows these imports: what differs from them is not proved.
import '@oraculo/ui/reset.css';
import '@oraculo/ui/css/base.css';
import '@oraculo/ui/css/Button.css';
import { show } from './show';

show();
