import { todayIso } from '@oraculo/ui';
import { useLoaderData } from 'react-router';
import { Screen } from '../src/Screen';

export const loader = () => ({ serverDay: todayIso() });

export default function Home() {
  const { serverDay } = useLoaderData<typeof loader>();
  return <Screen serverDay={serverDay} />;
}
