import { UiProvider } from '@oraculo/ui';
import { createRoot } from 'react-dom/client';
import { gallery } from './gallery';
import { Host } from './host';

/** Each part in a frame of its own, so that no margin of the host moves the next one. */
export const show = () =>
  createRoot(document.getElementById('root')!).render(
    <UiProvider>
      {Object.entries(gallery).map(([name, element]) => (
        <div key={name} data-part={name}>
          {element}
        </div>
      ))}
      <Host />
    </UiProvider>,
  );
