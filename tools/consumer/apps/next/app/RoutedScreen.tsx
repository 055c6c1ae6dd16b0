'use client';
import { useRouter } from 'next/navigation';
import { Screen } from '../src/Screen';

export function RoutedScreen({ serverDay }: { serverDay: string }) {
  const { push } = useRouter();
  return <Screen serverDay={serverDay} navigate={(href) => push(href)} />;
}
