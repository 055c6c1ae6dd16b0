import { announce, Banner, Button } from '@oraculo/ui';
import { useLayoutEffect, useState } from 'react';
import { requestNotifications, canRequestNotifications } from './browserNotification.ts';

const sentence = 'Pode sair desta tela: avisaremos quando terminar.';

/**
 * Shown below a list of running jobs, so that its rows keep their place: says that other screens announce the end of
 * a job, and offers browser notifications.
 */
export function NotificationOffer({ isRunning }: { isRunning: boolean }) {
  const [isOffered, setOffered] = useState(canRequestNotifications);
  const isShown = isRunning && isOffered;
  // Announced through the live region: a banner that appears while the upload dialog closes is not read out reliably.
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
