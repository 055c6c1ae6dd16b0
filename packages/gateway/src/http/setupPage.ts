import { createHash } from 'node:crypto';
import type { FastifyError, FastifyInstance, FastifyReply } from 'fastify';
import { describeFailure } from '../db/databaseErrors.ts';
import type { DomainError } from '../domain/DomainError.ts';
import { passwordLength } from '../domain/newUser.ts';
import { statusOf } from './answerErrors.ts';
import { messageOf } from './HttpError.ts';

export const setupPath = '/primeiro-acesso';

/** Copies of the app's colours and sizes: the set-up page also works before the app is built. */
const style = `:root{color-scheme:light dark;--canvas:oklch(.985 .003 220);--surface:#fff;--line:oklch(.885 .009 220);--border:oklch(.62 .015 220);--text:oklch(.19 .018 225);--muted:oklch(.435 .018 220);--solid:oklch(.45 .085 205);--solid-hover:oklch(.39 .08 205);--on-solid:#fff;--link:oklch(.415 .085 205);--critical:oklch(.445 .165 25)}
@media(prefers-color-scheme:dark){:root{--canvas:oklch(.175 .014 226);--surface:oklch(.215 .016 225);--line:oklch(.32 .018 224);--border:oklch(.53 .02 222);--text:oklch(.955 .005 220);--muted:oklch(.76 .014 220);--solid:oklch(.78 .105 195);--solid-hover:oklch(.84 .1 195);--on-solid:oklch(.17 .03 210);--link:oklch(.82 .1 195);--critical:oklch(.8 .105 22)}}
*{box-sizing:border-box}
body{margin:0;min-block-size:100vh;display:grid;place-items:center;padding:1rem;background:var(--canvas);color:var(--text);font:.9375rem/1.45 system-ui,-apple-system,'Segoe UI',Roboto,sans-serif}
main{inline-size:min(100%,26rem);padding:clamp(1.25rem,5vw,2rem);background:var(--surface);border:1px solid var(--line);border-radius:14px}
.product{margin:0 0 .25rem;color:var(--muted);font-weight:600}
h1{margin:0 0 .75rem;font-size:1.625rem;line-height:1.2;letter-spacing:-.015em}
p{margin:0 0 1rem}
.field{margin:0 0 1.125rem}
label{display:block;margin-block-end:.25rem;font-weight:600}
input{inline-size:100%;min-block-size:2.75rem;padding:.5rem .75rem;font:inherit;color:inherit;background:var(--surface);border:1px solid var(--border);border-radius:10px}
input[aria-invalid]{border-color:var(--critical);border-width:2px}
.hint{display:block;margin-block-start:.25rem;color:var(--muted);font-size:.875rem}
.problem{display:block;margin-block-start:.25rem;color:var(--critical);font-size:.875rem;font-weight:600}
button,.action{display:block;inline-size:100%;min-block-size:2.75rem;padding:.625rem 1rem;border:0;border-radius:10px;background:var(--solid);color:var(--on-solid);font:inherit;font-weight:600;text-align:center;text-decoration:none;cursor:pointer}
button:hover,.action:hover{background:var(--solid-hover)}
:focus-visible{outline:3px solid var(--link);outline-offset:2px}
@media(forced-colors:active){input,button,.action{border:1px solid}}`;

const styleHash = createHash('sha256').update(style).digest('base64');

/** No script, and no style but this one. */
const setupPolicy = `default-src 'none'; style-src 'sha256-${styleHash}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`;

const escaped = (text: string): string => text.replace(/[&<>"']/g, (char) => `&#${char.charCodeAt(0)};`);

const pageOf = (title: string, body: string): string =>
  `<!doctype html><html lang="pt-BR" translate="no"><head><meta charset="utf-8"><meta name="google" content="notranslate"><meta name="viewport" content="width=device-width"><title>${title} · Oráculo</title><style>${style}</style></head><body><main><p class="product">Oráculo</p><h1>${title}</h1>${body}</main></body></html>`;

const fields = [
  { name: 'givenName', label: 'Nome', type: 'text', autocomplete: 'name', hint: '' },
  { name: 'email', label: 'E-mail', type: 'email', autocomplete: 'email', hint: '' },
  {
    name: 'username',
    label: 'Usuário',
    type: 'text',
    autocomplete: 'username',
    hint: 'Você entra com ele ou com o e-mail.',
  },
  {
    name: 'password',
    label: 'Senha',
    type: 'password',
    autocomplete: 'new-password',
    hint: `De ${passwordLength.min} a ${passwordLength.max} caracteres.`,
  },
] as const;

export type SetupValues = Record<(typeof fields)[number]['name'], string>;

/** The form with the entered values (except the password) and the error at its field. */
export function setupForm(code: string, typed: Partial<SetupValues> = {}, refusal?: DomainError): string {
  const inputs = fields.map(({ name, label, type, autocomplete, hint: usualHint }) => {
    const problem = refusal?.fields?.[name];
    // The error repeats the hint, so the hint is left out.
    const hint = problem === undefined ? usualHint : '';
    const value = type === 'password' ? '' : ` value="${escaped(typed[name] ?? '')}"`;
    const described = [hint && `${name}-hint`, problem && `${name}-problem`].filter(Boolean).join(' ');
    const state = problem === undefined ? '' : ' aria-invalid="true" autofocus';
    const about = described === '' ? '' : ` aria-describedby="${described}"`;
    const tip = hint && `<span class="hint" id="${name}-hint">${hint}</span>`;
    const note = problem === undefined ? '' : `<span class="problem" id="${name}-problem">${escaped(problem)}</span>`;
    return `<div class="field"><label for="${name}">${label}</label><input id="${name}" name="${name}" type="${type}" autocomplete="${autocomplete}" required${value}${about}${state}>${tip}${note}</div>`;
  });
  const title = refusal === undefined ? 'Primeiro acesso' : 'Confira os dados';
  return pageOf(
    title,
    `<p>Crie a conta de administração. Este endereço só pode ser usado uma vez.</p><form method="post" action="${setupPath.slice(1)}"><input type="hidden" name="code" value="${escaped(code)}">${inputs.join('')}<button>Criar conta</button></form>`,
  );
}

export const setupClosedPage = pageOf(
  'Este endereço não vale mais',
  '<p>Se a conta de administração já existe, entre com ela. Se não, inicie o gateway de novo para receber outro endereço.</p><a class="action" href="login">Entrar</a>',
);

export const setupDonePage = pageOf(
  'A conta foi criada',
  '<p>Entre com o usuário e a senha que você escolheu.</p><a class="action" href="login">Entrar</a>',
);

const setupFailed = (message: string): string =>
  pageOf('A conta não foi criada', `<p>${escaped(message)}</p><p>Volte à página anterior para tentar de novo.</p>`);

export const sendSetup = (reply: FastifyReply, status: number, page: string): FastifyReply =>
  reply.code(status).type('text/html; charset=utf-8').header('content-security-policy', setupPolicy).send(page);

/** Shows errors of the set-up page as pages. */
export function answerSetupErrors(scope: FastifyInstance): void {
  scope.setErrorHandler((error: FastifyError, request, reply) => {
    const status = statusOf(error);
    if (status >= 500) request.log.error({ route: setupPath, reason: describeFailure(error) }, 'failed');
    return sendSetup(reply, status, setupFailed(messageOf(status)));
  });
}
