import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { type Attack, exactly } from './attack.ts';

/** The end of the gateway while thirty connections wait for answers: the last attack. */
export const stopUnderLoad: Attack = async ({ attacked: { api, admin, gateway } }) => {
  const agent = new Agent({ keepAlive: true, maxSockets: 30 });
  const state = { isOver: false, reset: 0 };
  const call = () =>
    new Promise<boolean>((resolve) => {
      const sent = request(`${api}/eligibility/history?page=0&size=10`, { agent, headers: admin }, (answer) => {
        answer.resume().on('end', () => resolve(true));
      });
      sent.on('error', (error: NodeJS.ErrnoException) => {
        // Nobody listens any more: that is no promise broken.
        if (error.code !== 'ECONNREFUSED') state.reset += 1;
        resolve(false);
      });
      sent.end();
    });
  const clients = Array.from({ length: 30 }, async () => {
    while (!state.isOver && (await call()));
  });
  await new Promise((resolve) => setTimeout(resolve, 1000));
  const gone = once(gateway.process, 'exit');
  gateway.process.kill('SIGTERM');
  setTimeout(() => {
    state.isOver = true;
  }, 500);
  await Promise.all([gone, ...clients]);
  agent.destroy();
  return [exactly('SIGTERM under 30 saturated connections', 'reset without an answer: 0', state.reset, 0)];
};
