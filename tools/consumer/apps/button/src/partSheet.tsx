// The README shows these imports: a difference would not be tested.
import '@oraculo/ui/reset.css';
import '@oraculo/ui/css/base.css';
import '@oraculo/ui/css/Button.css';
import { show } from './show';

show();
