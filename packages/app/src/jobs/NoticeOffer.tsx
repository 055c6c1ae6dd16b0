import { announce, Banner, Button } from '@oraculo/ui';
import { useState } from 'react';
import { askForNotices, mayAskForNotices } from './browserNotice.ts';

/** Beside a list with running jobs: says that other screens announce their end, and offers notifications of the browser. */
export function NoticeOffer({ isRunning }: { isRunning: boolean }) {
  const [isOffered, setOffered] = useState(mayAskForNotices);
  const ask = async () => {
    const isGranted = await askForNotices();
    setOffered(false);
    announce(isGranted ? 'O navegador avisará quando terminar.' : 'O navegador não avisará.');
  };
  const offer = (
    <Button size="small" emphasis="outline" onPress={() => void ask()}>
      Avisar pelo navegador
    </Button>
  );
  return (
    <Banner tone="info" action={offer} onDismiss={() => setOffered(false)}>
      {isRunning && isOffered ? 'Pode continuar em outra tela: um aviso aparece quando terminar.' : null}
    </Banner>
  );
}
