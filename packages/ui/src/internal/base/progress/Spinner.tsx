import { LoaderCircle } from '@lucide/icons';
import { SvgIcon } from '../icons/SvgIcon.tsx';
import { spinner } from './Spinner.css.ts';

export function Spinner() {
  return <SvgIcon icon={LoaderCircle} className={spinner} size={18} />;
}
