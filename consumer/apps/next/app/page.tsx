import { formatCpf, isValidCpf, todayIso } from '@oraculo/ui';
import { Work } from './Work';

export const dynamic = 'force-dynamic';

export default function Page() {
  return (
    <>
      <Work serverDay={todayIso()} />
      <p>{isValidCpf('52998224725') && formatCpf('52998224725')}</p>
    </>
  );
}
