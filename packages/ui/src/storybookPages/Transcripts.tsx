import { createElement, type ReactNode } from 'react';

const files = import.meta.glob<string>('../../transcripts/*.txt', { query: '?raw', import: 'default', eager: true });

const transcripts = Object.values(files).map((text) => {
  const [head = '', ...steps] = text.split('\n');
  return { story: head.replace('# ', ''), spoken: steps.join('\n').trim() };
});

/** The ids of a component's stories start with its own id and a hyphen. */
export const hasTranscript = (component: string) => transcripts.some(({ story }) => story.startsWith(`${component}-`));

/** Keys are bold, and announcements are separate from text about the focused element. */
function drawn(line: string): ReactNode {
  if (line.startsWith('» ')) return <strong>{line}</strong>;
  const [, indent, mark, words] = /^(\s*)(anúncio:)(.+)$/.exec(line) ?? [];
  if (mark === undefined) return line;
  return (
    <>
      {indent}
      <span className="docs-announced">{mark}</span>
      {words}
    </>
  );
}

/** The name of a story as in the sidebar: “In A Dialog” for `in-a-dialog`. */
function nameOf(story: string, isAlone: boolean) {
  const [component = '', name = ''] = story.split('--');
  const words = name.replaceAll('-', ' ').replaceAll(/(?<=^| )\p{L}/gu, (letter) => letter.toUpperCase());
  return isAlone ? words : `${component}: ${words}`;
}

/** Transcripts of a screen reader, each with a link to its story; for one component, or for all. */
export function Transcripts({ of: component = '' }: { of?: string }) {
  const shown = transcripts.filter(({ story }) => component === '' || story.startsWith(`${component}-`));
  return shown.map(({ story, spoken }) => (
    <section key={story} className="docs-transcript">
      <h3>
        <a href={`./?path=/story/${story}`} target="_top">
          {nameOf(story, component !== '')}
        </a>
      </h3>
      {createElement('pre', null, ...spoken.split('\n').flatMap((line) => [drawn(line), '\n']))}
    </section>
  ));
}
