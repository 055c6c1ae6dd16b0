import { formatCpf, isValidCpf, todayIso } from '@oraculo/ui';
import { Screen } from '../src/Screen';

export const dynamic = 'force-dynamic';

export default function Page() {
  return (
    <>
      <Screen serverDay={todayIso()} />
      <p>{isValidCpf('52998224725') && formatCpf('52998224725')}</p>
    </>
  );
}
