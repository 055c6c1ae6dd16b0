import './frame.css';
import { Stack, UiProvider } from '@oraculo/ui';
import { createRoot } from 'react-dom/client';
import { gallery } from './gallery';
import { Host } from './host';
import { states } from './states';
import { views } from './views';

/** These two parts show an element of the app itself. */
const ofTheApp = ['Tooltip', 'UiProvider'];
const parts = Object.entries({ ...gallery, ...states }).filter(([name]) => !ofTheApp.includes(name));

/** Shows each part in its own frame, in a `Stack`, because a badge or a link alone would take the font of its line. */
const Parts = () => (
  <>
    {parts.map(([name, element]) => (
      <div key={name} data-part={name}>
        <Stack>{element}</Stack>
      </div>
    ))}
    <Host />
  </>
);

/** Shows all parts in a column, or only the one that `?view=` opens over the page. */
export function show() {
  const view = views[new URLSearchParams(location.search).get('view') ?? ''];
  createRoot(document.getElementById('root')!).render(
    <UiProvider>
      {view ? (
        <div data-part="view" data-opens={view.opens} data-shows={view.shows ?? '[role=dialog]'}>
          <Stack>{view.element}</Stack>
        </div>
      ) : (
        <Parts />
      )}
    </UiProvider>,
  );
  document.documentElement.dataset['views'] = Object.keys(views).join(' ');
}
