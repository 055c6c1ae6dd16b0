import preview from '#.storybook/preview';
import { vars } from '../theme/contract.css.ts';
import { bar, box, grid, row } from './Foundations.css.ts';

function TypeScale() {
  return (
    <div>
      {Object.entries(vars.font.size).map(([name, size]) => (
        <div key={name} className={row}>
          <code>{name}</code>
          <span style={{ fontSize: size, lineHeight: vars.font.lineHeight.title }}>Elegibilidade 7741 2039</span>
        </div>
      ))}
    </div>
  );
}

function Weights() {
  return (
    <div>
      {Object.entries(vars.font.weight).map(([name, fontWeight]) => (
        <div key={name} className={row}>
          <code>{name}</code>
          <span style={{ fontWeight }}>Relatório de elegibilidade</span>
        </div>
      ))}
    </div>
  );
}

function Spaces() {
  return (
    <div>
      {Object.entries(vars.space).map(([name, inlineSize]) => (
        <div key={name} className={row}>
          <code>{name}</code>
          <span className={bar} style={{ inlineSize }} />
        </div>
      ))}
    </div>
  );
}

function Corners() {
  return (
    <div className={grid}>
      {Object.entries(vars.radius).map(([name, borderRadius]) => (
        <div key={name} className={box} style={{ borderRadius }}>
          <code>{name}</code>
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
