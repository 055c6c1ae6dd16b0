'use client';
import { X } from '@lucide/icons';
import { Drawing } from '../../base/icons/Drawing.tsx';
import { clearButton } from './ClearButton.css.ts';

export function ClearButton({ name, onPress }: { name: string; onPress: () => void }) {
  return (
    <button type="button" className={clearButton} aria-label={name} onClick={onPress}>
      <Drawing of={X} size={16} />
    </button>
  );
}
