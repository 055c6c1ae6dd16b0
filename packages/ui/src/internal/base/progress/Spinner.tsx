import { LoaderCircle } from '@lucide/icons';
import { Drawing } from '../icons/Drawing.tsx';
import { spinner } from './Spinner.css.ts';

export function Spinner() {
  return <Drawing of={LoaderCircle} className={spinner} size={18} />;
}
