import { keyframes, style } from '@vanilla-extract/css';
import { entranceAndExit } from '../../styles/motion.ts';
import { layered } from '../../styles/layered.ts';
import { raised } from '../../styles/raised.ts';
import { vars } from '../../theme/contract.css.ts';
import { backdrop as modalBackdrop, dialog as modalDialog } from '../Modal/Modal.css.ts';

const fromBelow = keyframes({ from: { opacity: 0, transform: 'translateY(2rem)' } });
const below = keyframes({ to: { opacity: 0, transform: 'translateY(2rem)' } });

export const backdrop = style([
  modalBackdrop,
  layered({ selectors: { '&&': { placeItems: 'end stretch', padding: 0, overflow: 'hidden' } } }),
]);

export const panel = style(
  layered({
    display: 'flex',
    overflow: 'clip',
    maxBlockSize: `calc(100dvh - ${vars.space[6]})`,
    ...raised,
    color: vars.color.text,
    borderBlockStart: `1px solid ${vars.color.line}`,
    borderStartStartRadius: vars.radius.dialog,
    borderStartEndRadius: vars.radius.dialog,
    boxShadow: vars.shadow.dialog,
    '@media': entranceAndExit(fromBelow, vars.duration.slow, below),
  }),
);

export const dialog = modalDialog;
