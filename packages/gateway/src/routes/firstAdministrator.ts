import { groupPrefix } from '@oraculo/api-client/contract';
import type { FastifyInstance } from 'fastify';
import { hashPassword } from '../auth/passwords.ts';
import { isAdministratorCode, redeemAdministratorCode } from '../auth/administratorCode.ts';
import { addUser, validateNewUser } from '../domain/newUser.ts';
import { DomainError } from '../domain/DomainError.ts';
import type { RouteContext } from '../RouteContext.ts';
import {
  answerSetupErrors,
  sendSetup,
  setupDonePage,
  setupForm,
  setupClosedPage,
  setupPath,
  type SetupValues,
} from '../http/setupPage.ts';

/** The page behind the link that the first start prints. It creates the first administrator. */
export async function firstAdministrator(app: FastifyInstance, { db, now }: RouteContext): Promise<void> {
  const open = { config: { access: 'noKey' } } as const;

  await app.register(async (scope) => {
    // A form sends texts only.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
      done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    );
    answerSetupErrors(scope);
    scope.get<{ Querystring: { codigo?: string } }>(setupPath, open, async (request, reply) => {
      const code = String(request.query.codigo ?? '');
      const isOpen = await isAdministratorCode(db.read, code, now());
      return isOpen ? sendSetup(reply, 200, setupForm(code)) : sendSetup(reply, 403, setupClosedPage);
    });
    scope.post<{ Body: Partial<SetupValues & { code: string }> }>(setupPath, open, async (request, reply) => {
      const { code = '', email = '', givenName = '', password = '', username = '' } = request.body ?? {};
      if (!(await isAdministratorCode(db.read, code, now()))) return sendSetup(reply, 403, setupClosedPage);
      try {
        const account = validateNewUser({ email, givenName, password, username });
        const passwordHash = await hashPassword(password);
        const isFirst = await db.write(async (tx) => {
          if (!(await redeemAdministratorCode(tx, code, now()))) return false;
          await addUser(tx, { ...account, passwordHash, membership: [`${groupPrefix}ADMIN`] });
          return true;
        });
        return isFirst ? sendSetup(reply, 200, setupDonePage) : sendSetup(reply, 403, setupClosedPage);
      } catch (error) {
        if (!(error instanceof DomainError)) throw error;
        return sendSetup(reply, 400, setupForm(code, { email, givenName, username }, error));
      }
    });
  });
}
