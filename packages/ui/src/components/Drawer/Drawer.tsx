'use client';
import { DialogFrame, type DialogFrameProps } from '../Modal/DialogFrame.tsx';
import { backdrop, dialog, sides, sizes } from './Drawer.css.ts';

export interface DrawerProps extends DialogFrameProps {
  /** The edge at which it opens; `start` is for navigation, such as a menu. @default 'end' */
  side?: 'start' | 'end' | undefined;
  /** At most 360, 480 or 720 px; it fills a narrow screen. @default 'medium' */
  size?: 'small' | 'medium' | 'large' | undefined;
}

/** The details of one row, or a form next to its list, over the edge of the page. For a short task use `Modal`. */
export const Drawer = ({ side = 'end', size = 'medium', ...props }: DrawerProps) => (
  <DialogFrame
    {...props}
    dataUi="drawer"
    backdropClass={backdrop}
    panelClass={`${sides[side]} ${sizes[size]}`}
    dialogClass={dialog}
    swipesToward={side}
  />
);
