'use client';
import { X } from '@lucide/icons';
import { SvgIcon } from '../../base/icons/SvgIcon.tsx';
import { clearButton } from './ClearButton.css.ts';

export function ClearButton({ name, onPress }: { name: string; onPress: () => void }) {
  return (
    <button type="button" className={clearButton} aria-label={name} onClick={onPress}>
      <SvgIcon icon={X} size={16} />
    </button>
  );
}
