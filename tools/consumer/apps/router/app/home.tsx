import { todayIso } from '@oraculo/ui';
import { useLoaderData, useNavigate } from 'react-router';
import { Screen } from '../src/Screen';

export const loader = () => ({ serverDay: todayIso() });

export default function Home() {
  const { serverDay } = useLoaderData<typeof loader>();
  const navigate = useNavigate();
  return <Screen serverDay={serverDay} navigate={(href) => void navigate(href)} />;
}
