import { createVar, globalStyle, style } from '@vanilla-extract/css';
import { faded } from '../../styles/faded.ts';
import { layered } from '../../styles/layered.ts';
import { forcedColors } from '../../styles/states.ts';
import { vars } from '../../theme/contract.css.ts';
import { emphases } from '../Button/Button.css.ts';

/** The radius of the corners where the group starts and ends, and the line between filled buttons. */
const startRadius = createVar();
const endRadius = createVar();
const joint = createVar();

const group = style(
  layered({
    display: 'inline-flex',
    alignSelf: 'flex-start',
    maxInlineSize: '100%',
    // Space for the first border: each other button overlaps the border of the previous one.
    paddingBlockStart: '1px',
    // The ring of the focused button is above its neighbours, but not above the rest of the page.
    isolation: 'isolate',
  }),
);

/** Buttons that are wider than their container wrap, and fill their lines. */
const horizontal = style(layered({ flexWrap: 'wrap', paddingInlineStart: '1px' }));
const vertical = style(layered({ flexDirection: 'column' }));

export const groups = { horizontal: `${group} ${horizontal}`, vertical: `${group} ${vertical}` };

// The buttons inherit from the children of the group, because a `Tooltip` around a button has no box of its own.
globalStyle(`${group} > *`, layered({ vars: { [startRadius]: '0', [endRadius]: '0', [joint]: vars.color.surface } }));
globalStyle(
  `${group} > :first-child`,
  layered({ vars: { [startRadius]: vars.radius.control, [joint]: 'transparent' } }),
);
// A hidden element with the reason follows a disabled button.
globalStyle(`${group} > :nth-last-child(1 of :not([hidden]))`, layered({ vars: { [endRadius]: vars.radius.control } }));

const button = ':is(button, a)';
const { solid } = emphases;

globalStyle(`${group} ${button}`, layered({ flexGrow: 1, marginBlockStart: '-1px' }));
globalStyle(
  `${group} ${button}:not(${solid})`,
  layered({ background: vars.color.surface, borderColor: vars.color.lineStrong }),
);
globalStyle(
  `${group} ${button}[aria-disabled="true"]:not(${solid})`,
  layered({
    borderColor: faded(vars.color.lineStrong),
    '@media': { [forcedColors]: { borderColor: 'GrayText' } },
  }),
);
// The border between a disabled and an enabled button is that of the enabled one.
globalStyle(`${group} ${button}[aria-disabled="true"]:not(:focus-visible)`, layered({ zIndex: -1 }));
globalStyle(`${group} ${button}:focus-visible`, layered({ zIndex: 1 }));
// Separates the focus ring from the filled buttons next to it, which have the same colour.
globalStyle(`${group} ${solid}:focus-visible`, layered({ boxShadow: `0 0 0 4px ${vars.color.surface}` }));

globalStyle(
  `${horizontal} ${button}`,
  layered({
    marginInlineStart: '-1px',
    // The button and its margin fill a line.
    maxInlineSize: 'calc(100% + 1px)',
    borderStartStartRadius: startRadius,
    borderEndStartRadius: startRadius,
    borderStartEndRadius: endRadius,
    borderEndEndRadius: endRadius,
  }),
);
globalStyle(`${horizontal} ${solid}`, layered({ borderInlineStartColor: joint }));

globalStyle(
  `${vertical} ${button}`,
  layered({
    borderStartStartRadius: startRadius,
    borderStartEndRadius: startRadius,
    borderEndStartRadius: endRadius,
    borderEndEndRadius: endRadius,
  }),
);
globalStyle(`${vertical} ${solid}`, layered({ borderBlockStartColor: joint }));
