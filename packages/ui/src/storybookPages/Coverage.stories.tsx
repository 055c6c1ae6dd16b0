import { expect, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { Note } from '../components/Note/Note.tsx';
import { Stack } from '../components/Stack/Stack.tsx';
import { part as partClass, proofs } from './Pages.css.ts';
import { groupBySpec, readStories } from './specParts.fixtures.ts';

const files = import.meta.glob<string>(['../**/*.stories.tsx', '../../../app/src/**/*.stories.tsx'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

const stories = Object.values(files).flatMap(readStories);

function Coverage() {
  const parts = groupBySpec(stories);
  return (
    <Stack>
      <Note>{`${stories.length} histórias provam ${parts.length} trechos; ${stories.filter(({ spec }) => spec.length === 0).length} não dizem o que provam.`}</Note>
      <div>
        {parts.map(({ part, stories: proven }) => (
          <details key={part} className={partClass}>
            <summary>
              <code>{part}</code> {proven.length}
            </summary>
            <ul className={proofs}>
              {proven.map(({ id, title, name }) => (
                <li key={id}>
                  <a href={`./?path=/story/${id}`} target="_top">
                    <code>{`${title}: ${name}`}</code>
                  </a>
                </li>
              ))}
            </ul>
          </details>
        ))}
      </div>
    </Stack>
  );
}

const meta = preview.meta({
  title: 'Fundamentos/Cobertura',
  component: Coverage,
  parameters: { spec: ['a page shows the coverage'] },
});

export const SpecToStories = meta.story();

export const AnItemOfTheSpecificationListsItsStories = meta.story({
  play: async ({ canvas, userEvent }) => {
    const part = canvas.getByText('1 §4 Modal');
    await userEvent.click(part);
    // Only this part is searched: the page has a link for each story.
    const proofsOfPart = within(part.closest('details')!);
    const link = proofsOfPart.getByRole('link', { name: /Sobreposições\/Modal: Medium/ });
    await expect(link).toBeVisible();
    await expect(link).toHaveAttribute('href', './?path=/story/sobreposições-modal--medium');
  },
});
