import { type Advisory, lockedPackages, osvFindings } from './osvFindings.ts';

export interface AuditVerdict {
  line: string;
  isClean: boolean;
}

/** Some registries inside of companies have packages but no advisories. They answer the call with 405, method not allowed. */
const noService = /^The audit endpoint .* responded with 405: \. Fallback endpoint .* responded with 405: $/s;

interface Answer {
  error?: { code?: string; message?: string };
  metadata?: { vulnerabilities: Record<string, number> };
}

function parsed(output: string): Answer | undefined {
  try {
    return JSON.parse(output.slice(output.indexOf('{'))) as Answer;
  } catch {
    return undefined;
  }
}

/** The result of `pnpm audit --json` as one line. An audit that could not run is not clean. */
export function auditVerdict(output: string, status: number | null): AuditVerdict {
  const answer = parsed(output);
  const { error, metadata } = answer ?? {};
  if (error?.code === 'ERR_PNPM_AUDIT_BAD_RESPONSE' && noService.test(error.message ?? ''))
    return { line: 'audit: the registry has no audit service (405): nothing was checked.', isClean: false };
  if (error || !metadata)
    return { line: `audit: failed: ${error?.message ?? (output.trim() || 'no answer')}`, isClean: false };
  const found = Object.entries(metadata.vulnerabilities).filter(([, count]) => count > 0);
  if (found.length === 0 && status === 0)
    return { line: 'audit: no known vulnerability in a production dependency.', isClean: true };
  const counts = found.map(([severity, count]) => `${count} ${severity}`).join(', ');
  return { line: `audit: ${counts || `ended with ${status}`}: see \`pnpm audit --prod\`.`, isClean: false };
}

interface Compared {
  /** The name of the lockfile, for the line. */
  lockfile: string;
  content: string;
  advisories: readonly Advisory[];
}

const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

/**
 * The same for a lockfile and advisories that were downloaded earlier. Without packages or advisories the result is not
 * clean either.
 */
export function offlineVerdict({ lockfile, content, advisories }: Compared): AuditVerdict {
  const ofNpm = advisories.filter(({ affected = [] }) =>
    affected.some(({ package: named }) => named?.ecosystem === 'npm'),
  );
  const packages = lockedPackages(content);
  if (ofNpm.length === 0) return { line: 'audit: no advisory for npm was read: nothing was checked.', isClean: false };
  if (packages.length === 0)
    return { line: `audit: ${lockfile} names no package: nothing was checked.`, isClean: false };
  const found = osvFindings(packages, ofNpm);
  const compared =
    `in ${counted(packages.length, 'locked package', 'locked packages')}, ` +
    `by ${counted(ofNpm.length, 'advisory', 'advisories')}.`;
  if (found.length === 0) return { line: `audit: no known vulnerability ${compared}`, isClean: true };
  const lines = found.map((one) => `audit: ${one}`);
  const total = counted(found.length, 'known vulnerability', 'known vulnerabilities');
  return { line: [...lines, `audit: ${total} ${compared}`].join('\n'), isClean: false };
}
