import { storyNameFromExport, toId } from 'storybook/internal/csf';

/** One story, and the requirements that it shows. */
interface ProvenStory {
  id: string;
  title: string;
  name: string;
  spec: readonly string[];
}

interface SpecPart {
  part: string;
  stories: readonly ProvenStory[];
}

const listOf = (text: string): string[] =>
  [...(text.match(/\bspec: \[([^\]]*)\]/)?.[1] ?? '').matchAll(/'((?:[^'\\]|\\.)*)'|"([^"]*)"/g)].map(
    ([, single, double]) => single ?? double ?? '',
  );

/** The stories of one file, read from its text: loading the modules of the whole kit to list them would take seconds. */
export function readStories(source: string): ProvenStory[] {
  const [before = '', ...rest] = source.split(/^export const (?=\w+ = meta\.story\()/m);
  const head = before.slice(before.indexOf('preview.meta('));
  const title = head.match(/\btitle: '([^']+)'/)?.[1] ?? '';

  return rest.map((text) => {
    const name = storyNameFromExport(text.match(/^\w+/)?.[0] ?? '');
    const storyParts = listOf(text);
    return { id: toId(title, name), title, name, spec: storyParts.length > 0 ? storyParts : listOf(head) };
  });
}

/** The requirements in the order of the specification, each with its stories in the order of Storybook. */
export function groupBySpec(stories: readonly ProvenStory[]): SpecPart[] {
  const parts = new Map<string, ProvenStory[]>();
  for (const story of stories) for (const part of story.spec) parts.set(part, [...(parts.get(part) ?? []), story]);
  return [...parts]
    .map(([part, proven]) => ({ part, stories: proven }))
    .toSorted((one, other) => one.part.localeCompare(other.part, 'pt-BR', { numeric: true }));
}
