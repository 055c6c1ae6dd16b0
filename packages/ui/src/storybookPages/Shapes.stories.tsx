import preview from '#.storybook/preview';
import { vars } from '../theme/contract.css.ts';
import { font, radius, space } from '../theme/primitives.ts';
import { bar, box, grid, row, value } from './Pages.css.ts';

const number = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 4 });

/** `0.8125rem` as `13 px`, at the browser's default text size. */
const inPx = (length: string) =>
  length.endsWith('rem') ? `${number.format(Number.parseFloat(length) * 16)} px` : length.replace('px', ' px');

const namesOf = <Tokens extends object>(tokens: Tokens) => Object.keys(tokens) as (keyof Tokens)[];

function TypeScale() {
  return (
    <div>
      {namesOf(font.size).map((name) => (
        <div key={name} className={row}>
          <code>{name}</code>
          <span className={value}>{inPx(font.size[name])}</span>
          <span style={{ fontSize: vars.font.size[name], lineHeight: vars.font.lineHeight.title }}>
            Elegibilidade 7741 2039
          </span>
        </div>
      ))}
    </div>
  );
}

function Weights() {
  return (
    <div>
      {namesOf(font.weight).map((name) => (
        <div key={name} className={row}>
          <code>{name}</code>
          <span className={value}>{font.weight[name]}</span>
          <span style={{ fontWeight: vars.font.weight[name] }}>Relatório de elegibilidade</span>
        </div>
      ))}
    </div>
  );
}

function Spaces() {
  return (
    <div>
      {namesOf(space).map((name) => (
        <div key={name} className={row}>
          <code>{name}</code>
          <span className={value}>{inPx(space[name])}</span>
          <span className={bar} style={{ inlineSize: vars.space[name] }} />
        </div>
      ))}
    </div>
  );
}

function Corners() {
  return (
    <div className={grid}>
      {namesOf(radius).map((name) => (
        <div key={name} className={box} style={{ borderRadius: vars.radius[name] }}>
          <code>{name}</code>
          <span className={value}>{name === 'round' ? 'inteiro' : inPx(radius[name])}</span>
        </div>
      ))}
    </div>
  );
}

function Depths() {
  return (
    <div className={grid}>
      {Object.entries(vars.shadow).map(([name, boxShadow]) => (
        <div key={name} className={box} style={{ boxShadow, borderRadius: vars.radius.popover }}>
          <code>{name}</code>
        </div>
      ))}
    </div>
  );
}

const meta = preview.meta({
  title: 'Fundamentos/Medidas',
  parameters: { spec: ['visual-language: type', 'visual-language: space, shape, depth'] },
  component: TypeScale,
});

export const Sizes = meta.story();
export const FontWeights = meta.story({ render: () => <Weights /> });
export const SpaceSteps = meta.story({ render: () => <Spaces /> });
export const Radii = meta.story({ render: () => <Corners /> });
export const Shadows = meta.story({ render: () => <Depths /> });
