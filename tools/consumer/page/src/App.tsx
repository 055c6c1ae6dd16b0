import { UiProvider } from '@oraculo/ui';
import { gallery } from './gallery';

export const App = () => (
  <UiProvider>
    <main>
      {Object.entries(gallery).map(([name, element]) => (
        <section key={name} data-part={name}>
          {element}
        </section>
      ))}
    </main>
  </UiProvider>
);
