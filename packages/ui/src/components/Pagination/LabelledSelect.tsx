'use client';
import { ChevronDown } from '@lucide/icons';
import { type ReactNode, useId } from 'react';
import { SvgIcon } from '../../internal/base/icons/SvgIcon.tsx';
import { labelledBox, sizeArrow, sizeBox, sizeSelect } from './Pagination.css.ts';

interface LabelledSelectProps {
  label: string;
  value: number;
  onChoose: (value: number) => void;
  /** The options of the native select. */
  children: ReactNode;
}

/** A native select with a label before it, for the edge of a table. */
export function LabelledSelect({ label, value, onChoose, children }: LabelledSelectProps) {
  const id = useId();
  return (
    <div className={labelledBox}>
      <label htmlFor={id}>{label}</label>
      <span className={sizeBox}>
        <select id={id} className={sizeSelect} value={value} onChange={(event) => onChoose(Number(event.target.value))}>
          {children}
        </select>
        <span className={sizeArrow}>
          <SvgIcon icon={ChevronDown} size={16} />
        </span>
      </span>
    </div>
  );
}
