import { useEffect } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import '../../theme/appReset.css.ts';
import '../../theme/theme.css.ts';
import { dropTypedText } from '../../internal/fields/FieldFrame/dropTypedText.ts';
import { Parent, ownRoot } from '../../testing/ownRoot.fixtures.tsx';
import { UiProvider } from '../UiProvider/UiProvider.tsx';
import { PixKeyField } from './PixKeyField.tsx';

const { show, input, find } = ownRoot();
const cpf = '52998224725';
let sent: string[];

beforeEach(() => {
  sent = [];
});

afterEach(() => {
  document.documentElement.style.fontSize = '';
});

interface Late {
  keep?: (next: string, old: string) => string;
  onValue?: (accept: () => void) => void;
}

function open(first: string, { keep = String, onValue = (accept) => accept() }: Late = {}) {
  show(
    <Parent
      first={first}
      keep={keep}
      onValue={(next, accept) => {
        sent.push(next);
        onValue(accept);
      }}
      field={(value, onChange) => <PixKeyField label="Chave Pix" name="key" value={value} onChange={onChange} />}
    />,
  );
}

/** Writes the text like a password manager or a script, without a key. */
function fill(text: string) {
  Reflect.set(HTMLInputElement.prototype, 'value', text, input());
  input().dispatchEvent(new Event('input', { bubbles: true }));
}

const submitted = () => new FormData(find<HTMLFormElement>('form')).get('key');
const below = () => find('[aria-live]').textContent;

test('a complete key is reported once, also if punctuation is typed after it', async () => {
  open('');
  input().focus();
  await userEvent.keyboard('529.982.247-25 ');
  expect(sent.slice(-2)).toEqual(['529.982.247-2', cpf]);
  expect(input().value).toBe('529.982.247-25 ');
  await userEvent.tab();
  expect(input().value).toBe('529.982.247-25');
  expect(sent.at(-1)).toBe(cpf);
});

test('the punctuation that is added on blur stays when the field gets the focus again', async () => {
  open('');
  input().focus();
  await userEvent.keyboard(cpf);
  expect(input().value).toBe(cpf);
  await userEvent.tab();
  await userEvent.tab({ shift: true });
  expect([document.activeElement, input().value]).toEqual([input(), '529.982.247-25']);
  await userEvent.keyboard('{End}{Backspace}');
  expect([input().value, sent.at(-1)]).toEqual(['529.982.247-2', '529.982.247-2']);
});

test('a key that the parent sets is shown at once, also while the user types', async () => {
  open('', { keep: (next) => (next === cpf ? 'maria@exemplo.com' : next) });
  input().focus();
  await userEvent.keyboard(cpf);
  await expect.poll(() => input().value).toBe('maria@exemplo.com');
  await userEvent.keyboard('.br');
  expect(sent.at(-1)).toBe('maria@exemplo.com.br');
});

test('the key of a parent that refuses every change is shown again on blur', async () => {
  open(cpf, { keep: (_next, old) => old });
  input().focus();
  input().select();
  await userEvent.keyboard('maria@exemplo.com');
  await userEvent.tab();
  await expect.poll(() => input().value).toBe('529.982.247-25');
  expect(below()).toBe('Tipo de chave: CPF');
  expect(submitted()).toBe(cpf);
});

test('text that is typed before a parent with delayed updates accepts the key is kept', async () => {
  const waiting: (() => void)[] = [];
  open('', { onValue: (accept) => waiting.push(accept) });
  input().focus();
  await userEvent.keyboard('+5511 98765-4321');
  flushSync(() => waiting.forEach((accept) => accept()));
  expect(input().value).toBe('+5511 98765-4321');
  await userEvent.tab();
  await expect.poll(() => input().value).toBe('+55 (11) 98765-4321');
});

test('a key with punctuation or capitals from the parent is submitted in the form of the directory', () => {
  open('MARIA@Exemplo.com');
  expect([input().value, submitted(), sent]).toEqual(['maria@exemplo.com', 'maria@exemplo.com', []]);
});

test.each([
  ['without the focus', false, '529.982.247-25'],
  ['with the focus', true, cpf],
])('a text that autofill writes %s is validated at once', async (_how, isFocused, shown) => {
  open('');
  if (isFocused) input().focus();
  fill(cpf);
  await expect.poll(() => [input().value, below()]).toEqual([shown, 'Tipo de chave: CPF']);
  expect(sent).toEqual([cpf]);
  fill('52998224724');
  await expect.poll(below).toBe('Confira o CPF: o dígito verificador não confere');
});

test('blanks and invisible characters are not a value and get no warning', async () => {
  open('');
  input().focus();
  fill(' \u200b\u2060 ');
  await userEvent.tab();
  await expect.poll(() => input().value).toBe('');
  expect([sent, submitted(), below()]).toEqual([[], '', 'CPF, CNPJ, e-mail, celular com +55 ou chave aleatória']);
});

test('dropTypedText restores the value while the user types', async () => {
  open(cpf, { keep: (_next, old) => old });
  input().focus();
  await userEvent.keyboard('{End}9');
  dropTypedText(input());
  await expect.poll(() => input().value).toBe('529.982.247-25');
});

test('Undo restores the text that a paste replaced', async () => {
  open('maria@exemplo.com');
  input().focus();
  input().select();
  document.execCommand('insertText', false, cpf);
  await expect.poll(() => sent).toEqual([cpf]);
  await userEvent.keyboard('{Control>}z{/Control}');
  await expect.poll(() => input().value).toBe('maria@exemplo.com');
  expect(sent.at(-1)).toBe('maria@exemplo.com');
});

test.each([
  ['read-only', { isReadOnly: true }, cpf],
  ['disabled', { disabledReason: 'Escolha a forma de pagamento' }, null],
])('a %s field takes no key', async (_how, lock, value) => {
  show(
    <form onSubmit={(event) => event.preventDefault()}>
      <PixKeyField label="Chave Pix" name="key" defaultValue={cpf} {...lock} />
    </form>,
  );
  input().focus();
  await userEvent.keyboard('x{Backspace}{Enter}');
  expect([input().value, submitted()]).toEqual(['529.982.247-25', value]);
});

test('a key that is typed before the script loads is kept', async () => {
  function Page({ onReady }: { onReady?: () => void }) {
    useEffect(() => {
      onReady?.();
    }, [onReady]);
    return <PixKeyField label="Chave Pix" onChange={(key) => sent.push(key)} />;
  }
  const host = document.body.appendChild(document.createElement('div'));
  host.innerHTML = renderToString(<Page />);
  const box = host.querySelector('input') as HTMLInputElement;
  box.focus();
  await userEvent.keyboard('529.982.247-2');
  const ready = vi.fn<() => void>();
  const root = hydrateRoot(host, <Page onReady={ready} />);
  await expect.poll(() => ready.mock.calls.length).toBe(1);
  await userEvent.keyboard('5');
  expect([box.value, sent.at(-1)]).toEqual(['529.982.247-25', cpf]);
  root.unmount();
  host.remove();
});

test('with text of 200 % on a screen of 320 px no message is wider than the page', async () => {
  // A media query in `em` follows the browser's own text size, which no page can set, so a window of 16 em simulates it.
  await page.viewport(256, 640);
  document.documentElement.style.fontSize = '32px';
  show(
    <UiProvider>
      <PixKeyField label="Chave" defaultValue="11987654374" />
      <PixKeyField label="Dúvida" defaultValue="11987654321" />
      <PixKeyField label="Outra dúvida" defaultValue="minha chave" />
    </UiProvider>,
  );
  await document.fonts.ready;
  expect(document.documentElement.scrollWidth).toBe(256);
  const lines = [...document.querySelectorAll<HTMLElement>('[aria-live="polite"]')];
  expect(lines.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)).toEqual([]);
});
