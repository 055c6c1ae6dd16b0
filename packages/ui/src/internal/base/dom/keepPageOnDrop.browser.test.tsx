import { cleanup, render } from '@testing-library/react';
import { StrictMode } from 'react';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { csv } from '../../../components/DropZone/DropZone.fixtures.ts';
import { TextField } from '../../../components/TextField/TextField.tsx';
import { UiProvider } from '../../../components/UiProvider/UiProvider.tsx';

afterEach(cleanup);

/** Whether the event is not prevented: the browser then opens the file instead of the page, or puts it into a field. */
function isLeftToTheBrowser(type: 'dragover' | 'drop', target: Element, fill: (transfer: DataTransfer) => void) {
  const dataTransfer = new DataTransfer();
  fill(dataTransfer);
  return target.dispatchEvent(new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer }));
}

const withFile = (transfer: DataTransfer) => void transfer.items.add(csv('grupo.csv'));
const withText = (transfer: DataTransfer) => transfer.setData('text/plain', 'Iara');

function show() {
  const { container } = render(
    <StrictMode>
      <UiProvider>
        <p>Nada aqui recebe arquivos.</p>
        <TextField label="Nome" />
        <input type="file" aria-label="Anexo" />
      </UiProvider>
    </StrictMode>,
  );
  return container;
}

for (const type of ['dragover', 'drop'] as const) {
  test(`the browser does not open a file over a page without a drop zone (${type})`, () => {
    const container = show();
    expect(isLeftToTheBrowser(type, container, withFile)).toBe(false);
    expect(isLeftToTheBrowser(type, document.documentElement, withFile)).toBe(false);
    expect(isLeftToTheBrowser(type, page.getByRole('textbox').element(), withFile)).toBe(false);
  });

  test(`text over a text field, and a file over a native file field (${type}) are left to the browser`, () => {
    show();
    expect(isLeftToTheBrowser(type, page.getByRole('textbox').element(), withText)).toBe(true);
    expect(isLeftToTheBrowser(type, page.getByLabelText('Anexo').element(), withFile)).toBe(true);
  });
}

test('an unmounted provider removes its listeners', () => {
  const container = show();
  cleanup();
  expect(isLeftToTheBrowser('drop', container.ownerDocument.body, withFile)).toBe(true);
});
