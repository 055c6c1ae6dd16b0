import { expect, test } from 'vitest';
import { auditVerdict } from './auditVerdict.ts';

const refused = (status: number) =>
  JSON.stringify({
    error: {
      code: 'ERR_PNPM_AUDIT_BAD_RESPONSE',
      message:
        `The audit endpoint (at https://registry.example/-/npm/v1/security/audits/quick) responded with ${status}: . ` +
        `Fallback endpoint (at https://registry.example/-/npm/v1/security/audits) responded with ${status}: `,
    },
  });
const counted = (high: number) => JSON.stringify({ metadata: { vulnerabilities: { low: 0, high } } });

test('if the registry has no audit service, the line says so and the audit is not clean', () => {
  expect(auditVerdict(refused(405), 1)).toEqual({
    line: 'audit: the registry has no audit service (405): nothing was checked.',
    isClean: false,
  });
});

test.each([
  ['another answer of the registry', refused(500), 1],
  ['an unreachable registry', JSON.stringify({ error: { code: 'ECONNREFUSED', message: 'refused' } }), 1],
  ['an output other than JSON', 'command not found: 405', 127],
  ['an empty output', '', null],
  ['a vulnerability', counted(1), 1],
  ['a failure without a vulnerability', counted(0), 1],
])('%s fails', (_what, output, status) => {
  expect(auditVerdict(output, status).isClean).toBe(false);
});

test('an audit without a vulnerability is clean, and the line has the number of vulnerabilities', () => {
  expect(auditVerdict(counted(0), 0).isClean).toBe(true);
  expect(auditVerdict(counted(2), 1).line).toContain('2 high');
});
