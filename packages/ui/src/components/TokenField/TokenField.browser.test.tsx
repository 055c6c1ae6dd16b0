import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { page, userEvent as keys } from 'vitest/browser';
import '../../theme/appReset.css.ts';
import '../../theme/theme.css.ts';
import { UiProvider } from '../UiProvider/UiProvider.tsx';
import { column, emails, validateEmail } from './TokenField.fixtures.ts';
import { TokenField } from './TokenField.tsx';

afterEach(async () => {
  cleanup();
  document.documentElement.style.fontSize = '';
  await page.viewport(1280, 800);
});

const box = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'E-mails' });
const row = (name: string) => screen.getByRole('row', { name });

/** Renders a field and returns the values that it reports. */
function renderField(props: Partial<Parameters<typeof TokenField>[0]> = {}) {
  const sent: string[][] = [];
  render(
    <UiProvider>
      <TokenField label="E-mails" validate={validateEmail} onChange={(next) => sent.push(next)} {...props} />
    </UiProvider>,
  );
  return sent;
}

/** A paste with line breaks, which a one-line input would otherwise remove. */
function pasteInto(input: HTMLElement, text: string) {
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/plain', text);
  input.focus();
  input.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
}

test('real Tab keys go to the tokens once, then to the input and to the button', async () => {
  renderField({ defaultValue: emails });
  await keys.tab();
  expect(document.activeElement).toBe(row('ana.souza@exemplo.com.br'));
  await keys.tab();
  expect(document.activeElement).toBe(box());
  await keys.tab();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Copiar E-mails' }));
  await keys.tab({ shift: true });
  await keys.tab({ shift: true });
  expect(document.activeElement).toBe(row('ana.souza@exemplo.com.br'));
});

test('a held Backspace stops at the empty input', async () => {
  const sent = renderField({ defaultValue: emails });
  box().focus();
  await keys.keyboard('ab{Backspace>9/}');
  expect(document.activeElement).toBe(box());
  expect(box().value).toBe('');
  expect(sent).toEqual([]);
});

test('a paste of fifty lines is one change, and real Undo keys take it back after the typed text', async () => {
  const sent = renderField();
  pasteInto(box(), column);
  await expect.poll(() => sent).toHaveLength(1);
  expect(sent[0]).toHaveLength(50);
  await keys.keyboard('ana');
  await keys.keyboard('{Control>}z{/Control}');
  await expect.poll(() => box().value).toBe('');
  expect(sent).toHaveLength(1);
  await keys.keyboard('{Control>}z{/Control}');
  await expect.poll(() => sent.at(-1)).toEqual([]);
});

test('a text that a script or a dictation writes is split at its separators', async () => {
  const sent = renderField();
  box().focus();
  document.execCommand('insertText', false, 'ana@x.com; bia@x.com; caio');
  await expect.poll(() => sent).toEqual([['ana@x.com', 'bia@x.com']]);
  expect(box().value).toBe('caio');
});

test('a dropped text becomes tokens', async () => {
  const sent = renderField({ defaultValue: ['ana@x.com'] });
  const dataTransfer = new DataTransfer();
  dataTransfer.setData('text/plain', 'bia@x.com\ncaio@x.com');
  box().dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
  await expect.poll(() => sent).toEqual([['ana@x.com', 'bia@x.com', 'caio@x.com']]);
});

test('Copy takes the focused token, or all of them from the empty input, and nothing else', () => {
  renderField({ defaultValue: emails });
  const copyFrom = (element: Element) => {
    const clipboardData = new DataTransfer();
    element.dispatchEvent(new ClipboardEvent('copy', { clipboardData, bubbles: true, cancelable: true }));
    return clipboardData.getData('text/plain');
  };
  expect(copyFrom(row('joao@exemplo.com.br'))).toBe('joao@exemplo.com.br');
  expect(copyFrom(box())).toBe(emails.join('\n'));
  expect(copyFrom(screen.getByRole('button', { name: 'Limpar E-mails' }))).toBe('');
});

test('a field whose value its parent keeps shows what the parent makes of it', async () => {
  const upper = (props: { value: string[] }) => (
    <UiProvider>
      <TokenField label="E-mails" value={props.value} onChange={() => {}} />
    </UiProvider>
  );
  const { rerender } = render(upper({ value: ['a', 'b', 'a'] }));
  expect(screen.getAllByRole('row').map(({ textContent }) => textContent)).toEqual(['a', 'b', 'a']);
  rerender(upper({ value: ['b'] }));
  expect(screen.getAllByRole('row')).toHaveLength(1);
});

test.each(['ltr', 'rtl'])(
  'in 256 px and with text of double size (%s) nothing is wider than the field',
  async (dir) => {
    // The width of a field in a card on a phone of 320 px.
    await page.viewport(256, 700);
    document.documentElement.style.fontSize = '200%';
    render(
      <div dir={dir}>
        <TokenField
          label="E-mails"
          validate={validateEmail}
          maxTokens={20}
          defaultValue={[...emails, 'sociedade.beneficente.de.assistencia.medica.e.hospitalar@exemplo']}
        />
      </div>,
    );
    box().focus();
    await keys.keyboard('carlos.eduardo.de.souza@exemplo.com.br');
    const field = document.querySelector('[data-ui="token-field"]')?.getBoundingClientRect();
    const wide = [...document.querySelectorAll<HTMLElement>('[data-ui="token-field"] *')].filter((part) => {
      const { left, right, width } = part.getBoundingClientRect();
      return width > 1 && (left < (field?.left ?? 0) || right > (field?.right ?? 0));
    });
    expect(wide.map((part) => part.outerHTML.slice(0, 80))).toEqual([]);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(256);
  },
);
