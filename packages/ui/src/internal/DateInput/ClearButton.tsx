'use client';
import { X } from 'lucide-react';
import { clearButton } from './ClearButton.css.ts';

export function ClearButton({ name, onPress }: { name: string; onPress: () => void }) {
  return (
    <button type="button" className={clearButton} aria-label={name} onClick={onPress}>
      <X aria-hidden="true" size={16} strokeWidth={1.8} />
    </button>
  );
}
