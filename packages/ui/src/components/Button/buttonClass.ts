import { button, emphases, flush, fullWidth, sizes, tones } from './Button.css.ts';

interface ButtonLook {
  tone?: keyof typeof tones | undefined;
  emphasis?: keyof typeof emphases | undefined;
  size?: keyof typeof sizes | undefined;
  isFullWidth?: boolean | undefined;
  isFlush?: boolean | undefined;
}

/** The look of a `Button`, also for menu buttons and links. */
export function buttonClass({
  tone = 'accent',
  emphasis = 'solid',
  size = 'medium',
  isFullWidth,
  isFlush,
}: ButtonLook): string {
  const look = `${button} ${tones[tone]} ${emphases[emphasis]} ${sizes[size]}`;
  return [look, isFullWidth && fullWidth, isFlush && flush[size]].filter(Boolean).join(' ');
}
