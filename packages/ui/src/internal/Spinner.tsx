import { LoaderCircle } from 'lucide-react';
import { spinner } from './Spinner.css.ts';

export function Spinner() {
  return <LoaderCircle aria-hidden="true" className={spinner} size={18} strokeWidth={1.8} />;
}
