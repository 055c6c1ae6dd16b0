import { announce, Banner, Button } from '@oraculo/ui';
import { useLayoutEffect, useState } from 'react';
import { requestNotifications, canRequestNotifications } from './browserNotice.ts';

const sentence = 'Pode sair desta tela: avisaremos quando terminar.';

/** Beside a list with running jobs: says that other screens announce their end, and offers notifications of the browser. */
export function NoticeOffer({ isRunning }: { isRunning: boolean }) {
  const [isOffered, setOffered] = useState(canRequestNotifications);
  const isShown = isRunning && isOffered;
  // By the region that a dialog leaves readable: a banner that comes as the dialog of an upload goes is read out or not, as chance has it.
  useLayoutEffect(() => {
    if (isShown) announce(sentence);
  }, [isShown]);
  const ask = async () => {
    const isGranted = await requestNotifications();
    setOffered(false);
    announce(isGranted ? 'O navegador avisará quando terminar.' : 'O navegador não avisará.');
  };
  const offer = (
    <Button size="small" emphasis="outline" onPress={() => void ask()}>
      Avisar pelo navegador
    </Button>
  );
  return (
    <Banner tone="info" action={offer} isSilent onDismiss={() => setOffered(false)}>
      {isShown ? sentence : null}
    </Banner>
  );
}
