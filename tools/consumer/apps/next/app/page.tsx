import { formatCpf, isValidCpf, todayIso } from '@oraculo/ui';
import { RoutedScreen } from './RoutedScreen';

export const dynamic = 'force-dynamic';

export default function Page() {
  return (
    <>
      <RoutedScreen serverDay={todayIso()} />
      <p>{isValidCpf('52998224725') && formatCpf('52998224725')}</p>
    </>
  );
}
