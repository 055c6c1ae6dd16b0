import { wcagContrast } from 'culori';
import preview from '#.storybook/preview';
import { darkContrast, lightContrast } from '../theme/contrast.css.ts';
import { vars } from '../theme/contract.css.ts';
import { dark } from '../theme/dark.css.ts';
import { light } from '../theme/light.css.ts';
import { facts, grid, outline, sample, swatch } from './Pages.css.ts';

type Theme = typeof light;

interface Pair {
  name: string;
  text: (theme: Theme) => string;
  ground: (theme: Theme) => string;
}

const pairs: Pair[] = [
  { name: 'text / canvas', text: (c) => c.text, ground: (c) => c.canvas },
  { name: 'text / surface', text: (c) => c.text, ground: (c) => c.surface },
  { name: 'text / sunken', text: (c) => c.text, ground: (c) => c.sunken },
  { name: 'text / raised', text: (c) => c.text, ground: (c) => c.raised },
  { name: 'text / hoverRaised', text: (c) => c.text, ground: (c) => c.hoverRaised },
  { name: 'textMutedRaised / hoverRaised', text: (c) => c.textMutedRaised, ground: (c) => c.hoverRaised },
  { name: 'textMuted / surface', text: (c) => c.textMuted, ground: (c) => c.surface },
  { name: 'textMuted / sunken', text: (c) => c.textMuted, ground: (c) => c.sunken },
  { name: 'accent.onSolid / accent.solid', text: (c) => c.accent.onSolid, ground: (c) => c.accent.solid },
  { name: 'accent.text / surface', text: (c) => c.accent.text, ground: (c) => c.surface },
  { name: 'accent.text / accent.soft', text: (c) => c.accent.text, ground: (c) => c.accent.soft },
  { name: 'critical.onSolid / critical.solid', text: (c) => c.critical.onSolid, ground: (c) => c.critical.solid },
  { name: 'critical.text / critical.soft', text: (c) => c.critical.text, ground: (c) => c.critical.soft },
  { name: 'positive.text / positive.soft', text: (c) => c.positive.text, ground: (c) => c.positive.soft },
  { name: 'caution.text / caution.soft', text: (c) => c.caution.text, ground: (c) => c.caution.soft },
  { name: 'info.text / info.soft', text: (c) => c.info.text, ground: (c) => c.info.soft },
  { name: 'inverse.onSolid / inverse.solid', text: (c) => c.inverse.onSolid, ground: (c) => c.inverse.solid },
  { name: 'welcome.onSolid / welcome.solid', text: (c) => c.welcome.onSolid, ground: (c) => c.welcome.solid },
];

/** Colour pairs of borders and icons, which need less contrast than text. */
const borders: Pair[] = [
  { name: 'lineStrong / surface', text: (c) => c.lineStrong, ground: (c) => c.surface },
  { name: 'lineStrong / canvas', text: (c) => c.lineStrong, ground: (c) => c.canvas },
  { name: 'focus / surface', text: (c) => c.focus, ground: (c) => c.surface },
  { name: 'focus / canvas', text: (c) => c.focus, ground: (c) => c.canvas },
  { name: 'focus / accent.soft', text: (c) => c.focus, ground: (c) => c.accent.soft },
  { name: 'critical.solid / surface', text: (c) => c.critical.solid, ground: (c) => c.surface },
];

const themes = {
  light: { normal: light, more: lightContrast },
  dark: { normal: dark, more: darkContrast },
};

const ratio = new Intl.NumberFormat('pt-BR', { minimumFractionDigits: 1, maximumFractionDigits: 1 });

interface PairsProps {
  shown: readonly Pair[];
  mode: 'light' | 'dark';
  contrast: 'normal' | 'more';
}

/** The samples show the colours of the page, the figures the contrast in the theme of the toolbar. */
function Pairs({ shown, mode, contrast }: PairsProps) {
  const theme = themes[mode][contrast];
  const painted = vars.color as unknown as Theme;
  return (
    <div className={grid}>
      {shown.map(({ name, text, ground }) => (
        <div key={name} className={swatch}>
          <div className={sample} style={{ color: text(painted), background: ground(painted) }}>
            {shown === borders ? <span className={outline} /> : 'Carteirinha 0O8B 1lI 5S'}
          </div>
          <div className={facts}>
            <span>{name}</span>
            <span>{`${ratio.format(wcagContrast(text(theme), ground(theme)))} : 1`}</span>
          </div>
        </div>
      ))}
    </div>
  );
}

const meta = preview.meta({
  title: 'Fundamentos/Cores',
  parameters: { spec: ['visual-language: colour', 'WCAG 1.4.11 non-text contrast'] },
  component: Pairs,
  args: { shown: pairs, mode: 'light' as const, contrast: 'normal' as const },
  render: ({ shown }, { globals }) => (
    <Pairs
      shown={shown}
      mode={globals.colorMode === 'dark' ? 'dark' : 'light'}
      contrast={globals.contrast === 'more' ? 'more' : 'normal'}
    />
  ),
});

export const TextPairs = meta.story();
export const TextPairsInTheDark = meta.story({ globals: { colorMode: 'dark' } });
export const TextPairsWithMoreContrast = meta.story({ globals: { contrast: 'more' } });
export const BorderPairs = meta.story({ args: { shown: borders } });
