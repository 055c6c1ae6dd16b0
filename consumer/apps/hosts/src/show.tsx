import { Stack, UiProvider } from '@oraculo/ui';
import { createRoot } from 'react-dom/client';
import { gallery } from './gallery';
import { Host } from './host';

/** These two show an element of the app itself. */
const ofTheApp = ['Tooltip', 'UiProvider'];
const parts = Object.entries(gallery).filter(([name]) => !ofTheApp.includes(name));

/** Each part in a frame of its own; in a `Stack`, because a badge or a link alone takes the text of the line that it stands in. */
export const show = () =>
  createRoot(document.getElementById('root')!).render(
    <UiProvider>
      {parts.map(([name, element]) => (
        <div key={name} data-part={name}>
          <Stack>{element}</Stack>
        </div>
      ))}
      <Host />
    </UiProvider>,
  );
