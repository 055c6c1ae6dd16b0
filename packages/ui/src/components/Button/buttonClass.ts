import { button, emphases, fullWidth, sizes, tones } from './Button.css.ts';

interface ButtonLook {
  tone?: keyof typeof tones | undefined;
  emphasis?: keyof typeof emphases | undefined;
  size?: keyof typeof sizes | undefined;
  isFullWidth?: boolean | undefined;
}

/** The look of a `Button`, also for what opens a menu or leads somewhere. */
export function buttonClass({ tone = 'accent', emphasis = 'solid', size = 'medium', isFullWidth }: ButtonLook): string {
  const look = `${button} ${tones[tone]} ${emphases[emphasis]} ${sizes[size]}`;
  return isFullWidth ? `${look} ${fullWidth}` : look;
}
