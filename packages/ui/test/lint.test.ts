import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Linter } from 'eslint';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import plugin from '../lint/index.js';

/** A rule, and code that it refuses or accepts. */
type Case = [rule: string, code: string];

const bad: Case[] = [
  ['effect-block-body', 'useEffect(() => row.current?.scrollIntoView(), []);'],
  ['effect-block-body', 'React.useLayoutEffect(() => follow(), []);'],
  ['effect-block-body', 'useLayoutEffect(() => () => stop(), []);'],
  ['effect-block-body', 'useInsertionEffect(giveFocusBack);'],
  ['effect-block-body', 'const Row = () => <tr ref={(row) => row?.scrollIntoView()} />;'],
  ['no-loose-text', 'const Line = () => <p>{isWrong && <Mark />}{text}</p>;'],
  ['no-loose-text', 'const Line = () => <p>{isWrong && <Mark />}Confira</p>;'],
  ['no-loose-text', 'const Line = () => <p>{icon}{isBusy ? messages.busy : props.label}</p>;'],
  ['no-loose-text', 'const Share = () => <b>{count} (30%)</b>;'],
  ['no-loose-text', 'const Send = () => <Button>{count} arquivos</Button>;'],
  ['no-loose-text', 'const Name = () => <>{field.label}<span>*</span></>;'],
  ['no-loose-text', 'const Button = () => <button>{icon}{children}</button>;'],
  ['no-loose-text', 'const Sum = () => { const text = formatMoney(sum); return <p>{icon}{text}</p>; };'],
  ['no-raw-colour', "const style = { color: '#c00' };"],
  ['no-raw-colour', "const style = { border: '1px solid #dddddd' };"],
  ['no-raw-colour', "const style = { boxShadow: '0 1px 2px rgb(0 0 0 / 0.2)' };"],
  ['no-raw-colour', "const tone = isDark ? '#111b1f' : '#ffffff';"],
  ['no-raw-colour', 'const Dot = () => <circle fill="red" />;'],
  ['no-raw-colour', "const Dot = () => <circle fill={isOn ? 'green' : undefined} />;"],
  ['no-raw-colour', 'const line = `1px solid oklch(0.5 0.1 200)`;'],
  ['no-raw-colour', "node.style.backgroundColor = 'lightgray';"],
  ['no-digits-only-cnpj', "const clean = cnpj.replace(/\\D/g, '');"],
  ['no-digits-only-cnpj', "const clean = form.cnpj.replaceAll(/[^0-9]/g, '');"],
  ['no-digits-only-cnpj', "const cleanCnpj = text.replace(/\\D+/g, '');"],
  ['no-digits-only-cnpj', "const draft = { cnpj: text.replace(/[^\\d]/g, '') };"],
  ['no-digits-only-cnpj', "const Form = () => <CnpjField onChange={(text) => set(text.replace(/\\D/g, ''))} />;"],
  ['no-digits-only-cnpj', 'const isValid = /^\\d{14}$/.test(cnpj);'],
  ['no-digits-only-cnpj', 'const places = row.cnpj.match(/\\d/g);'],
  ['no-digits-only-cnpj', 'const key = Number(cnpj);'],
  ['no-digits-only-cnpj', 'const key = +provider.cnpj;'],
  ['no-bare-disabled', 'const Send = () => <Button isDisabled>Enviar</Button>;'],
  ['no-bare-disabled', 'const Send = () => <button disabled={isBusy}>Enviar</button>;'],
  ['no-bare-disabled', 'const Send = () => <Button disabledReason="">Enviar</Button>;'],
  ['no-bare-disabled', 'const Send = () => <Button disabledReason={isBusy ? true : undefined}>Enviar</Button>;'],
  ['no-bare-disabled', "const Send = () => <Button disabledReason={isBusy && ' '}>Enviar</Button>;"],
  ['no-bare-disabled', 'const Send = () => <button aria-disabled="true">Enviar</button>;'],
  ['no-text-literal', 'const Send = () => <Button>Enviar</Button>;'],
  ['no-text-literal', 'const Send = () => <Button>{isBusy ? "Enviando" : messages.send}</Button>;'],
  ['no-text-literal', 'const Name = () => <TextField label="Nome" />;'],
  ['no-text-literal', 'const Name = () => <TextField label={`Nome de ${who}`} />;'],
  ['no-text-literal', 'const Name = () => <TextField error={isEmpty && "Preencha o nome"} />;'],
];

const good: Case[] = [
  ['effect-block-body', 'useEffect(() => { row.current?.scrollIntoView(); }, []);'],
  ['effect-block-body', 'useEffect(() => { return follow(); }, []);'],
  ['effect-block-body', 'useEffect(function listen() { return () => stop(); }, []);'],
  ['effect-block-body', 'const Row = () => <tr ref={(row) => { row?.scrollIntoView(); }} />;'],
  ['effect-block-body', 'const Row = () => <tr ref={(row) => (rowRef.current = row)} />;'],
  ['effect-block-body', 'const Row = () => <tr ref={rowRef} />;'],
  ['no-loose-text', 'const Line = () => <p>{isWrong && <Mark />}<span>{text}</span></p>;'],
  ['no-loose-text', 'const Line = () => <p>{text}</p>;'],
  ['no-loose-text', 'const Line = () => <p>{isBusy ? messages.busy : label}</p>;'],
  ['no-loose-text', 'const Share = () => <b>{`${count} (${share})`}</b>;'],
  ['no-loose-text', 'const Help = () => <p>Use <b>Enter</b> para escolher</p>;'],
  ['no-loose-text', 'const Frame = () => <section>{isOpen && <Head />}{children}</section>;'],
  ['no-loose-text', 'const Label = () => { const label = <b>{text}</b>; return <p>{icon}{label}</p>; };'],
  [
    'no-loose-text',
    'const List = () => <ul>{isEmpty && <li />}{labels.map((label) => <li key={label}>{label}</li>)}</ul>;',
  ],
  ['no-raw-colour', 'const style = { color: vars.color.text };'],
  [
    'no-raw-colour',
    "const style = { color: 'var(--ui-color-text)', background: 'transparent', fill: 'currentColor' };",
  ],
  ['no-raw-colour', "const style = { background: 'color-mix(in oklch, var(--ui-color-text) 10%, transparent)' };"],
  ['no-raw-colour', 'const Skip = () => <a href="#cafe">Pedido #123</a>;'],
  ['no-raw-colour', "const title = 'Pedido #123456 recebido';"],
  ['no-raw-colour', "const team = 'red';"],
  ['no-raw-colour', "const style = { mask: 'url(#fade)', filter: 'url(#aabbcc)' };"],
  ['no-digits-only-cnpj', 'const clean = readMask(cnpjMask, cnpj);'],
  ['no-digits-only-cnpj', "const clean = cpf.replace(/\\D/g, '');"],
  ['no-digits-only-cnpj', "const phone = text.replace(/\\D/g, '');"],
  ['no-digits-only-cnpj', 'const isValid = /^[0-9A-Z]{12}\\d{2}$/.test(cnpj);'],
  ['no-digits-only-cnpj', 'const last = Number(cnpj[13]);'],
  ['no-digits-only-cnpj', "const upper = cnpj.toUpperCase().replace(/[^0-9A-Z]/g, '');"],
  [
    'no-bare-disabled',
    'const Send = () => <Button disabledReason={isBusy ? "Aguarde o envio" : undefined}>Enviar</Button>;',
  ],
  ['no-bare-disabled', 'const Send = () => <Button disabledReason={reason}>Enviar</Button>;'],
  ['no-bare-disabled', 'const Send = () => <button aria-disabled={isBusy} aria-describedby={id}>Enviar</button>;'],
  ['no-bare-disabled', 'const Send = () => <button aria-disabled={isBusy} {...rest}>Enviar</button>;'],
  ['no-bare-disabled', 'const Send = () => <button disabled={false}>Enviar</button>;'],
  ['no-bare-disabled', 'const Sheet = () => <link disabled />;'],
  ['no-text-literal', 'const Send = () => <Button>{messages.send}</Button>;'],
  ['no-text-literal', 'const Mark = () => <span aria-hidden="true">*</span>;'],
  ['no-text-literal', 'const Name = () => <TextField label={messages.name} name="fullName" placeholder="…" />;'],
];

const language = { ecmaVersion: 2023, sourceType: 'module', parserOptions: { ecmaFeatures: { jsx: true } } } as const;

/** The rules of which ESLint reports an error. */
function errorsIn(code: string): string[] {
  const [config] = [plugin.configs.catalogue];
  const found = new Linter().verify(code, [
    { languageOptions: language } as Linter.Config,
    config as unknown as Linter.Config,
  ]);
  return found.map(({ ruleId, message }) => ruleId ?? message);
}

describe('ESLint', () => {
  test.each(bad)('%s refuses: %s', (rule, code) => {
    expect(errorsIn(code)).toContain(`oraculo/${rule}`);
  });

  test.each(good)('%s accepts: %s', (rule, code) => {
    expect(errorsIn(code)).not.toContain(`oraculo/${rule}`);
  });
});

describe('oxlint', () => {
  const root = fileURLToPath(new URL('../../../', import.meta.url));
  // Outside of the repository, because oxlint skips files that git ignores.
  const folder = mkdtempSync(join(tmpdir(), 'oraculo-lint-'));
  let found: Set<string>;

  beforeAll(() => {
    const rules = Object.keys(plugin.rules).map((name) => [`oraculo/${name}`, 'error']);
    const config = {
      jsPlugins: [`${root}packages/ui/lint/index.js`],
      categories: { correctness: 'off' },
      rules: Object.fromEntries(rules),
    };
    writeFileSync(`${folder}/oxlint.json`, JSON.stringify(config));
    for (const [kind, cases] of Object.entries({ bad, good }))
      for (const [index, [, code]] of cases.entries()) writeFileSync(`${folder}/${kind}${index}.jsx`, `${code}\n`);
    const options = ['--no-install', 'oxlint', '-c', `${folder}/oxlint.json`, '-f', 'unix', folder];
    let output = '';
    try {
      execFileSync('npx', options, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
    } catch (failure) {
      output = String((failure as { stdout: string }).stdout);
    }
    const lines = [...output.matchAll(/(\w+)\.jsx:\d+:\d+: .*oraculo[(/]([\w-]+)/g)];
    found = new Set(lines.map(([, file, rule]) => `${file} ${rule}`));
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  test('reports the same rules in the bad code, and none in the good code', () => {
    expect(bad.flatMap(([rule], index) => (found.has(`bad${index} ${rule}`) ? [] : [bad[index]]))).toEqual([]);
    expect(good.flatMap(([rule], index) => (found.has(`good${index} ${rule}`) ? [good[index]] : []))).toEqual([]);
  });
});
