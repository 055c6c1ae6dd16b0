import type { Findings } from './chaosFindings.ts';
import { type Ledger, writeKinds } from './chaosWriters.ts';

const print = (line: string) => process.stdout.write(`${line}\n`);

/**
 * Prints the acknowledged writes and the faults. Returns true if there are no faults, and each kind of write was
 * acknowledged often enough to prove it.
 */
export function reportFindings({ writes, wrong }: Findings, { faults }: Ledger, rounds: number): boolean {
  for (const [kind, [acknowledged, found]] of Object.entries(writes)) {
    print(`  ${kind}: ${acknowledged} acknowledged, ${found} there`);
  }
  for (const [figure, value] of Object.entries(wrong)) print(`  ${figure}: ${value}`);
  for (const fault of faults) print(`  ${fault}`);
  const broken = Object.entries(wrong).filter(([, value]) => value !== 0);
  const never = Object.entries(writes).filter(([, [acknowledged]]) => acknowledged < rounds / writeKinds.length - 1);
  if (never.length > 0) print(`TOO FEW to prove anything: ${never.map(([kind]) => kind).join(', ')}`);
  print(broken.length === 0 ? 'Nothing was lost.' : `BROKEN: ${broken.map(([figure]) => figure).join(', ')}`);
  return broken.length === 0 && never.length === 0;
}
