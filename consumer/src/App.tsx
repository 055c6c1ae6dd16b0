import { UiProvider } from '@oraculo/ui';
import { gallery } from './gallery';

interface AppProps {
  /** Names of parts that are left out. */
  without?: readonly string[];
}

export function App({ without = [] }: AppProps) {
  return (
    <UiProvider>
      <main>
        {Object.entries(gallery)
          .filter(([name]) => !without.includes(name))
          .map(([name, element]) => (
            <section key={name} data-part={name}>
              {element}
            </section>
          ))}
      </main>
    </UiProvider>
  );
}
