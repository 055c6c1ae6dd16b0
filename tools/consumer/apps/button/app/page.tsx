import { Buttons } from '../src/Buttons';

export default Buttons;
