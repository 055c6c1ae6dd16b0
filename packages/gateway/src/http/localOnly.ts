import type { FastifyInstance, FastifyRequest } from 'fastify';
import { HttpError } from './HttpError.ts';

const forwarding = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip', 'via'];

export const isForwarded = ({ headers }: Pick<FastifyRequest, 'headers'>): boolean =>
  forwarding.some((name) => headers[name] !== undefined);

/** Host names that a browser on this machine uses. Another name that some DNS resolves to this machine is refused. */
const isLocalName = (name: string): boolean =>
  name === '' || /^(([a-z\d-]+\.)*localhost|127(\.\d{1,3}){3}|\[::1\])$/i.test(name);

/** The passwords of the demonstration are public, so requests through a proxy or by another host name are refused. */
export function localOnly(app: FastifyInstance): void {
  app.addHook('onRequest', async (request) => {
    if (isForwarded(request) || !isLocalName(request.hostname)) {
      throw new HttpError(
        403,
        'A demonstração só atende este computador. Para atender outras pessoas, inicie com ORACULO_DEMO=0.',
      );
    }
  });
}
