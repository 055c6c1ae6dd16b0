import { style } from '@vanilla-extract/css';
import { layered } from '../../styles/layered.ts';
import { upTo } from '../../styles/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { areGroupsNarrow, groupsPlace } from './DescriptionList.css.ts';

export const place = style(
  layered({
    containerType: 'inline-size',
    containerName: groupsPlace,
    minInlineSize: 0,
    selectors: { '* + &': { borderBlockStart: `1px solid ${vars.color.line}` } },
  }),
);

/** Each group draws its own border into the gap of 1 px; the container clips the outer ones. */
export const groups = style(
  layered({
    display: 'grid',
    gridAutoFlow: 'column',
    gridAutoColumns: 'minmax(0, 1fr)',
    gap: '1px',
    overflow: 'clip',
    '@container': { [areGroupsNarrow]: { gridAutoFlow: 'row' } },
  }),
);

export const group = style(
  layered({
    minInlineSize: 0,
    paddingBlock: vars.space[4],
    paddingInline: vars.space[5],
    outline: `1px solid ${vars.color.line}`,
    breakInside: 'avoid',
    '@media': { [upTo.card]: { paddingInline: vars.space[4] } },
  }),
);

export const caption = style(
  layered({
    marginBlockEnd: vars.space[2],
    fontSize: vars.font.size.small,
    fontWeight: vars.font.weight.strong,
    lineHeight: vars.font.lineHeight.body,
    letterSpacing: 'normal',
  }),
);
