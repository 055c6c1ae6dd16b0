import { ChevronLeft, ChevronRight } from '@lucide/icons';
import { SvgIcon } from '../../base/icons/SvgIcon.tsx';
import { step } from './MonthHeader.css.ts';

interface StepButtonsProps {
  previous: string;
  next: string;
  hasTabStop: boolean;
  onStep: (steps: number) => void;
}

const ways = [
  { by: -1, icon: ChevronLeft },
  { by: 1, icon: ChevronRight },
];

/** Previous and next buttons of a calendar. */
export const StepButtons = ({ previous, next, hasTabStop, onStep }: StepButtonsProps) =>
  ways.map(({ by, icon }) => (
    <button
      key={by}
      type="button"
      className={step}
      tabIndex={hasTabStop ? undefined : -1}
      aria-label={by < 0 ? previous : next}
      onClick={() => onStep(by)}
    >
      <SvgIcon icon={icon} size={18} />
    </button>
  ));
