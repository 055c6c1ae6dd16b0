import { parseArgs } from 'node:util';
import { checkConformance } from './conformance.ts';

const usage = `Usage: npx @oraculo/api-client conformance --base-url <address> --key <application key> --user <name>
    [--limited-user <name>] [--write]

Checks a running service against the contract. Passwords come from the environment: ORACULO_PASSWORD and, for a user without
groups, ORACULO_LIMITED_PASSWORD. Nothing is changed without --write; exits 1 when the service differs from the contract.`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    'base-url': { type: 'string' },
    key: { type: 'string' },
    user: { type: 'string' },
    'limited-user': { type: 'string' },
    write: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});
const { 'base-url': baseUrl, key: applicationKey, user: username, 'limited-user': limitedUser } = values;
const { ORACULO_PASSWORD: password, ORACULO_LIMITED_PASSWORD: limitedPassword = '' } = process.env;

if (values.help || positionals[0] !== 'conformance' || !baseUrl || !applicationKey || !username || !password) {
  process.stdout.write(`${usage}\n`);
  process.exitCode = values.help ? 0 : 2;
} else {
  const limited = limitedUser ? { username: limitedUser, password: limitedPassword } : undefined;
  const marks = { ok: '  ', differs: '✗ ', skipped: '– ' } as const;
  const findings = await checkConformance({
    baseUrl,
    applicationKey,
    username,
    password,
    limited,
    write: values.write,
    onFinding: ({ operation, expected, answer, verdict }) =>
      process.stdout.write(`${marks[verdict]}${operation.padEnd(28)} ${expected.padEnd(48)} ${answer}\n`),
  });
  const differing = findings.filter(({ verdict }) => verdict === 'differs');
  const tried = new Set(
    findings.flatMap(({ operation, expected, verdict }) => (verdict === 'skipped' ? [] : [`${operation} ${expected}`])),
  );
  // A check that found no data at first may have run later, with data that this run has created.
  const skipped = findings.filter(
    ({ operation, expected, verdict }) => verdict === 'skipped' && !tried.has(`${operation} ${expected}`),
  );
  const operations = new Set(findings.map(({ operation }) => operation));
  operations.delete('storage');
  process.stdout.write(
    `\n${findings.length} checks of ${operations.size} operations and of storage: ` +
      `${differing.length} differ, ${skipped.length} not tried\n`,
  );
  process.exitCode = differing.length > 0 || findings.length < 10 ? 1 : 0;
}
