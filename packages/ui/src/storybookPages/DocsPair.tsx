import { Canvas } from '@storybook/addon-docs/blocks';
import { CircleCheck, CircleX } from '@lucide/icons';
import type { ComponentProps, ReactNode } from 'react';
import { Icon } from '../components/Icon/Icon.tsx';

type Story = ComponentProps<typeof Canvas>['of'];

interface SideProps {
  story: Story;
  verdict: 'do' | 'avoid';
  word: string;
  children: ReactNode;
}

const Side = ({ story, verdict, word, children }: SideProps) => (
  <figure>
    <Canvas of={story} sourceState="none" />
    <figcaption>
      <span data-verdict={verdict}>
        <Icon of={verdict === 'do' ? CircleCheck : CircleX} />
      </span>
      <span>
        <strong>{`${word}:`}</strong> <span>{children}</span>
      </span>
    </figcaption>
  </figure>
);

interface DocsPairProps {
  /** A story with the right usage, and the reason. */
  prefer: Story;
  because: ReactNode;
  /** A story with the wrong usage, and its consequence. */
  avoid: Story;
  since: ReactNode;
}

/** A right example next to a wrong one, both live. */
export const DocsPair = ({ prefer, because, avoid, since }: DocsPairProps) => (
  <div className="docs-pair">
    <Side story={prefer} verdict="do" word="Prefira">
      {because}
    </Side>
    <Side story={avoid} verdict="avoid" word="Evite">
      {since}
    </Side>
  </div>
);
