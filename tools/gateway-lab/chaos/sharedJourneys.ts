import { setTimeout as pause } from 'node:timers/promises';
import { createClient, isRetryable } from '@oraculo/api-client';
import { signIns } from '@oraculo/gateway/src/seed/seedUsers.ts';
import { csvFile } from '@oraculo-tools/testkit/gateway/sampleFiles.ts';
import { type JourneyFigures, runJourneys } from './runJourneys.ts';

const admin = signIns.find(({ username }) => username === 'admin')!;
/** How long the simulated user retries one action. */
const retryForMs = 180_000;

const inDays = (back: number) => new Date(Date.now() - back * 86_400_000).toISOString().slice(0, 10);

/** Makes the calls of the app’s screens with the published client, in the order of a person’s work. */
export function createJourneys(origin: string) {
  let token: string | undefined;
  const client = createClient({
    baseUrl: `${origin}/api/operator`,
    applicationKey: 'oraculo-local',
    getToken: () => token,
  });
  const figures: JourneyFigures = { completed: 0, retries: 0, faults: new Set() };

  /** Retries like a person who reads “Tente de novo”. */
  async function step<T>(name: string, work: () => Promise<T>): Promise<T> {
    const deadline = Date.now() + retryForMs;
    for (;;) {
      try {
        return await work();
      } catch (error) {
        const mayRetry = isRetryable(error) && (error.status === undefined || error.status === 503);
        if (!mayRetry || Date.now() > deadline) throw new Error(`${name}: ${String(error)}`, { cause: error });
        figures.retries += 1;
        await pause(300);
      }
    }
  }

  async function journey(number: number): Promise<void> {
    const { username, password } = admin;
    token = (await step('sign in', () => client.session.signIn({ username, password }))).userToken;
    await step('search', () => client.eligibility.search({ firstDate: inDays(7), lastDate: inDays(0) }));
    let tries = 0;
    // A new name each time, because a row of an interrupted request may exist.
    const name = await step('send', async () => {
      tries += 1;
      const file = csvFile('CPF\n12345678909\n', `jornada-${number}-${tries}.csv`);
      await client.batches.upload({ file, ansId: '301264', brandId: '1' });
      return file.name;
    });
    const result = await resultOf(name);
    if (!result.includes('12345678909')) throw new Error('result: it lacks the line that was sent');
    await step('documents', () => client.documents.list());
    await step('sign out', () => client.session.signOut());
  }

  async function resultOf(name: string): Promise<string> {
    for (;;) {
      const [batch] = (await step('result', () => client.batches.list({ lotName: name }))).items;
      if (batch?.signedUrl) return (await fetch(batch.signedUrl)).text();
      await pause(200);
    }
  }

  return {
    figures,
    runUntil: (isOver: () => boolean) => runJourneys(figures, journey, isOver),
  };
}
