import { style } from '@vanilla-extract/css';
import { layered } from '../../../styles/layered.ts';

export const keySign = style(layered({ display: 'inline-block', verticalAlign: '-0.125em' }));
