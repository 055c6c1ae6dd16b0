import type { Secret } from './leaks.ts';
import { gatewayApi } from './gatewayApi.ts';
import { accountOf, openSession, type Role } from './sessions.ts';
import { isoDay } from './days.ts';

/** An invented patient with a valid CPF. The files that the journeys upload contain her data. */
export const patient = {
  name: 'Quitéria Vasques Abrantes',
  cpf: '71428793860',
  card: '7310592846153027',
  birth: '1957-03-29',
};

/** Values that only forms may contain. */
export const typedSecrets = {
  wrongPassword: 'Camaleão-errado-5127',
  credentialUser: 'canario.credencial',
  credentialPassword: 'Curió-guardado-8834',
  servicePassword: 'Sabiá-do-serviço-6619',
  appealReason: 'Recurso da paciente Quitéria, autorizado por telefone.',
};

const ownSession = /^localStorage oraculo:session=.*$/s;
/** A list can be filtered by the e-mail of a user, so its request and its URL may contain an e-mail. */
const emailFilter = /[?&](userEmail|usersEmail|userEmailList|users)=[^&#\s]*/g;

const text = (what: string, value: string): Secret => ({ what, value, kind: 'text' });
const digits = (what: string, value: string): Secret => ({ what, value, kind: 'digits' });

export const tokenSecret = (token: string): Secret => ({ ...text('user token', token), allowedIn: ownSession });

const roles: readonly Role[] = ['admin', 'recebiveis', 'leitura'];

export const emailsOfStaff = (baseUrl: string) =>
  Promise.all(roles.map(async (role) => (await openSession(baseUrl, role)).email));

export const fixedSecrets = (emails: readonly string[]): Secret[] => [
  text('name in a file', patient.name),
  digits('CPF in a file', patient.cpf),
  digits('card in a file', patient.card),
  { what: 'birth date in a file', value: patient.birth, kind: 'date' },
  ...Object.entries(typedSecrets).map(([what, value]) => text(what, value)),
  ...roles.map((role) => text(`password of ${role}`, accountOf(role).password)),
  ...emails.map((email) => ({
    ...text('e-mail', email),
    allowedIn: new RegExp(`${ownSession.source}|${emailFilter.source}`, 'gs'),
  })),
];

/** An operator that requires only the card number; the other fields are optional. */
export const cardOnlyOperator = { ansId: '326908', name: 'Horizonte Seguros Saúde' };

export interface Person {
  name: string;
  card: string;
  cpf: string;
  /** yyyy-MM-dd */
  birth: string;
  brand: string;
}

/** A beneficiary whom the operator knows, with a value for each field of the query screen. */
export async function knownBeneficiary(baseUrl: string): Promise<Person> {
  const client = await gatewayApi(baseUrl, 'admin');
  const { ansId } = cardOnlyOperator;
  const operator = (await client.operators.list()).find((item) => item.ansId === ansId);
  const [brand] = await client.brands.ofOperator(operator?.id ?? '');
  const range = { firstDate: isoDay(29), lastDate: isoDay(0), page: 1, pageSize: 40 };
  const { items } = await client.eligibility.search({ ansId, ...range });
  const card = items.find(({ status }) => status)?.carteirinha;
  if (!card || !brand) throw new Error('The seeded data have no such beneficiary.');
  const answer = await client.eligibility.check({ ansId, brandId: brand.id, cardNumber: card, cpf: null, birth: null });
  const { name, cpf, birth } = answer.patient ?? {};
  if (!name || !cpf || !birth) throw new Error('The operator answered without the data of the beneficiary.');
  return { name, card, cpf: cpf.replace(/\D/g, ''), birth: birth.slice(0, 10), brand: brand.name };
}

export const secretsOf = ({ name, card, cpf, birth }: Person): Secret[] => [
  text('name of the beneficiary', name),
  digits('card of the beneficiary', card),
  digits('CPF of the beneficiary', cpf),
  { what: 'birth date of the beneficiary', value: birth, kind: 'date' },
];
