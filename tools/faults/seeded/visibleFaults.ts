import { component, type Fault, fault } from './fault.ts';

/** Faults that affect sighted users and touch. */
export const visibleFaults: readonly Fault[] = [
  fault(
    'muted text has a contrast of 4.4:1',
    'theme/light.css.ts',
    ["textMuted: 'oklch(0.435 0.018 220)'", "textMuted: 'oklch(0.573 0.018 220)'"],
    component('TextField'),
  ),
  fault(
    'a small icon button is 20 px',
    'components/IconButton/IconButton.css.ts',
    [
      'small: layered({ inlineSize: vars.size.controlCompact, blockSize: vars.size.controlCompact })',
      "small: layered({ inlineSize: '20px', blockSize: '20px' })",
    ],
    component('IconButton'),
  ),
];
