import { style } from '@vanilla-extract/css';
import { layered } from '../../styles/layered.ts';

export const trigger = style(layered({ display: 'contents' }));
