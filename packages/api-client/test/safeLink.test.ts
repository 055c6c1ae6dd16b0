import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { safeLink } from '../src/files/safeLink.ts';

test.each([
  ['https://arquivos.example/a?b=c', 'https://arquivos.example/a?b=c'],
  ['HTTPS://arquivos.example/a', 'https://arquivos.example/a'],
  ['http://localhost:4174/files/1?s=x', 'http://localhost:4174/files/1?s=x'],
  ['arquivos.example/a', 'https://arquivos.example/a'],
  ['localhost:4174/files/1', 'https://localhost:4174/files/1'],
  ['  \u0000\u001fhttps://arquivos.example/ \n', 'https://arquivos.example/'],
  ['https\t://arquivos.example/', 'https://arquivos.example/'],
  ['httpevil/x', 'https://httpevil/x'],
  ['', null],
  ['   ', null],
  ['javascript:alert(1)', null],
  ['JaVaScRiPt:alert(1)', null],
  ['java\nscript:alert(1)', null],
  ['\u0001javascript:alert(1)', null],
  ['data:text/html,<script>1</script>', null],
  ['blob:https://arquivos.example/1', null],
  ['vbscript:x', null],
  ['file:///etc/passwd', null],
  ['ftp://arquivos.example', null],
  ['mailto:a@b.example', null],
  ['//outro.example', null],
  ['/storage/1', null],
  ['\\\\outro.example', null],
  ['https:outro.example', null],
  ['https:/outro.example', null],
  ['https://', null],
  ['https://ana:x@arquivos.example', null],
  ['https://exa mple', null],
  ['?a=b', null],
  ['#a', null],
])('the link %j becomes %j', (link, expected) => {
  expect(safeLink(link)).toBe(expected);
});

const pieces = fc.constantFrom(
  'http',
  'https',
  'HTTP',
  'javascript',
  'data',
  'blob',
  ':',
  '//',
  '/',
  '\\',
  '@',
  '#',
  '?',
  '.',
  '..',
  '%2f',
  '%00',
  'a.example',
  'localhost',
  '4174',
  ' ',
  '\t',
  '\n',
  '\r',
  '\0',
  '\u001f',
  '\u00a0',
  '\u202e',
  '＠',
  '：',
  'ß',
  '[::1]',
);
const links = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.array(fc.oneof(pieces, fc.string({ maxLength: 3 })), { maxLength: 8 }).map((parts) => parts.join('')),
  fc.webUrl(),
);

test('100 000 random links end in null or in an http(s) address that a browser reads the same', () => {
  const property = fc.property(links, (link) => {
    const safe = safeLink(link);
    if (safe === null) return true;
    const url = new URL(safe, 'https://pagina.example/');
    return /^https?:$/.test(url.protocol) && url.href === safe && url.hostname !== '' && !url.username && !url.password;
  });
  expect(fc.check(property, { numRuns: 100_000 }).counterexample).toBeNull();
}, 60_000);

test('a safe link stays unchanged', () => {
  const property = fc.property(links, (link) => {
    const safe = safeLink(link);
    return safe === null || safeLink(safe) === safe;
  });
  expect(fc.check(property, { numRuns: 20_000 }).counterexample).toBeNull();
}, 60_000);
