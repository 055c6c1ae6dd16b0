import type { DocsContainerProps } from '@storybook/addon-docs/blocks';
import { hasTranscript, Transcripts } from '../packages/ui/src/storybookPages/Transcripts.tsx';

/** Shows a screen reader transcript at the end of a component's page, or nothing if there is no transcript. */
export function ScreenReaderTranscript({ context }: Pick<DocsContainerProps, 'context'>) {
  const component = context.componentStories()[0]?.componentId;
  if (component === undefined || !hasTranscript(component)) return null;
  return (
    <>
      <h2 id="como-soa">Como soa</h2>
      <p>
        O que o leitor de tela Orca diz com o Firefox, tecla por tecla. Cada linha com <code>»</code> é a tecla
        pressionada. O que vem depois de <code>anúncio:</code> é dito sem que o foco saia do lugar, como um aviso ou a
        contagem de uma lista.
      </p>
      <Transcripts of={component} />
    </>
  );
}
