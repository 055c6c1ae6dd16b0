'use client';
import { Moon, Sun } from '@lucide/icons';
import { getColorMode, setColorMode } from '../../colorMode/colorMode.ts';
import { shellPtBR } from '../../i18n/ptBR/shell.ts';
import { useAreaMessages } from '../../i18n/useAreaMessages.ts';
import { announce } from '../../internal/base/announce/announce.ts';
import { SvgIcon } from '../../internal/base/icons/SvgIcon.tsx';
import { type DescribedProps, pickDomProps } from '../../internal/base/dom/pickDomProps.ts';
import { visuallyHidden } from '../../styles/visuallyHidden.css.ts';
import { iconButton, sizes, tones } from '../IconButton/IconButton.css.ts';
import { darkFace, lightFace } from './ColorModeToggle.css.ts';

const look = `${iconButton} ${tones.neutral} ${sizes.medium}`;

/** Attributes for its button. */
export type ColorModeToggleProps = DescribedProps;

/** Switches between light and dark. Its name is the result of a press. `AppShell` already has one. */
export function ColorModeToggle(props: ColorModeToggleProps) {
  const shell = useAreaMessages('shell', shellPtBR);
  const toggle = () => {
    const next = getColorMode() === 'dark' ? 'light' : 'dark';
    setColorMode(next);
    announce(next === 'dark' ? shell.darkModeOn : shell.lightModeOn);
  };
  return (
    // Not an `IconButton`, which has one name: this button has two, and the stylesheet shows one of them.
    <button
      {...pickDomProps('color-mode-toggle', props, ['aria-describedby'])}
      type="button"
      className={look}
      data-tooltip={shell.colorModeTooltip}
      onClick={toggle}
    >
      <span className={lightFace}>
        <SvgIcon icon={Moon} size={20} />
        <span className={visuallyHidden}>{shell.useDarkMode}</span>
      </span>
      <span className={darkFace}>
        <SvgIcon icon={Sun} size={20} />
        <span className={visuallyHidden}>{shell.useLightMode}</span>
      </span>
    </button>
  );
}
