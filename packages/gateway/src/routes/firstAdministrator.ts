import { groupPrefix } from '@oraculo/api-client/contract';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { hashPassword } from '../auth/passwords.ts';
import { isSetupCode, useSetupCode } from '../auth/setupCode.ts';
import { addUser, readAccount } from '../domain/newUser.ts';
import { Refusal } from '../domain/Refusal.ts';
import type { Gateway } from '../gateway.ts';

export const setupPath = '/primeiro-acesso';

const policy = "default-src 'none'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

const escaped = (text: string): string => text.replace(/[&<>"']/g, (char) => `&#${char.charCodeAt(0)};`);

const pageOf = (body: string): string =>
  `<!doctype html><html lang="pt-BR"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Primeiro acesso | Oráculo</title><main><h1>Primeiro acesso</h1>${body}</main></html>`;

const fields = [
  ['givenName', 'Nome', 'text', 'name'],
  ['email', 'E-mail', 'email', 'email'],
  ['username', 'Usuário', 'text', 'username'],
  ['password', 'Senha (pelo menos 12 caracteres)', 'password', 'new-password'],
] as const;

type Typed = Record<(typeof fields)[number][0], string>;

function form(code: string, typed: Partial<Typed>, refusal?: Refusal): string {
  const inputs = fields.map(([name, label, type, autocomplete]) => {
    const problem = refusal?.fields?.[name];
    const value = type === 'password' ? '' : ` value="${escaped(typed[name] ?? '')}"`;
    const invalid = problem === undefined ? '' : ` aria-invalid="true" aria-describedby="${name}-problema" autofocus`;
    const note = problem === undefined ? '' : `<br><strong id="${name}-problema">${escaped(problem)}</strong>`;
    return `<p><label for="${name}">${label}</label><br><input id="${name}" name="${name}" type="${type}" autocomplete="${autocomplete}" required${value}${invalid}>${note}</p>`;
  });
  return `<p>Crie a conta de administração. Este endereço vale uma vez.</p><form method="post" action="${setupPath}"><input type="hidden" name="code" value="${escaped(code)}">${inputs.join('')}<p><button>Criar conta</button></p></form>`;
}

const over = '<p>Este endereço não vale mais. Inicie o gateway de novo para receber outro.</p>';

/** The page behind the link that the first start prints: it makes the administrator who makes all else. */
export async function firstAdministrator(app: FastifyInstance, { db, now }: Gateway): Promise<void> {
  const send = (reply: FastifyReply, status: number, body: string) =>
    reply.code(status).type('text/html; charset=utf-8').header('content-security-policy', policy).send(pageOf(body));

  await app.register(async (scope) => {
    // A form sends texts only.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
      done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    );
    scope.get<{ Querystring: { codigo?: string } }>(
      setupPath,
      { config: { access: 'public' } },
      async (request, reply) => {
        const code = String(request.query.codigo ?? '');
        const isOpen = await isSetupCode(db.read, code, now());
        return isOpen ? send(reply, 200, form(code, {})) : send(reply, 403, over);
      },
    );
    scope.post<{ Body: Partial<Typed & { code: string }> }>(
      setupPath,
      { config: { access: 'public' } },
      async (request, reply) => {
        const { code = '', email = '', givenName = '', password = '', username = '' } = request.body ?? {};
        if (!(await isSetupCode(db.read, code, now()))) return send(reply, 403, over);
        try {
          const account = readAccount({ email, givenName, password, username });
          const passwordHash = await hashPassword(password);
          await db.write(async (tx) => {
            if (!(await useSetupCode(tx, code, now()))) throw new Refusal('forbidden', 'Este endereço não vale mais.');
            await addUser(tx, { ...account, passwordHash, membership: [`${groupPrefix}ADMIN`] });
          });
        } catch (error) {
          if (!(error instanceof Refusal) || error.reason === 'forbidden') throw error;
          return send(reply, 400, form(code, { email, givenName, username }, error));
        }
        return send(reply, 200, '<p role="status">A conta foi criada. <a href="/login">Entrar</a></p>');
      },
    );
  });
}
