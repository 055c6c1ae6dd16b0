import { groupPrefix } from '@oraculo/api-client/contract';
import { hashPassword, noPassword } from '../auth/passwords.ts';
import type { users } from '../db/schema/accounts.ts';

export interface SignIn {
  username: string;
  password: string;
  label: string;
}

/** The user names and passwords that the start prints. They give access to invented data on a developer’s machine only. */
export const signIns: readonly SignIn[] = [
  { username: 'admin', password: 'Jabuticaba-7315', label: 'Administração (tudo)' },
  { username: 'recebiveis', password: 'Maritaca-4820', label: 'Recebíveis (automações e Cartão +Saúde)' },
  { username: 'leitura', password: 'Araucaria-2694', label: 'Leitura (elegibilidade)' },
];

/** For the authorisation tests: a user whose group adds no screens, and a user without a group. */
export const testSignIns: readonly SignIn[] = [
  { username: 'escrita', password: 'Pitangueira-5508', label: 'READWRITE' },
  { username: 'semgrupo', password: 'Quaresmeira-1197', label: 'sem grupo' },
];

const people: readonly [username: string, name: string, groups: readonly string[]][] = [
  ['admin', 'Mariana Salles', ['ADMIN', 'READWRITE']],
  ['recebiveis', 'Rogério Tavares', ['RECEBIVEIS', 'READWRITE']],
  ['leitura', 'Clara Nogueira', ['READ']],
  ['escrita', 'Bruno Andrade', ['READWRITE']],
  ['semgrupo', 'Helena Prado', []],
  ['paula.menezes', 'Paula Menezes', ['RECEBIVEIS']],
  ['igor.fontes', 'Igor Fontes', ['RECEBIVEIS']],
  ['livia.camargo', 'Lívia Camargo', ['READWRITE']],
];

const emailOf = (name: string): string =>
  `${name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll(' ', '.')}@oraculo.example`;

const passwordHashOf = async (password: string | undefined): Promise<string> =>
  password === undefined ? noPassword : hashPassword(password);

export async function seedUsers(): Promise<(typeof users.$inferInsert)[]> {
  const known = new Map([...signIns, ...testSignIns].map(({ username, password }) => [username, password]));
  return Promise.all(
    people.map(async ([username, givenName, groups], index) => ({
      id: index + 1,
      username,
      email: emailOf(givenName),
      givenName,
      // Colleagues who have rows in the lists and cannot sign in.
      passwordHash: await passwordHashOf(known.get(username)),
      membership: groups.map((group) => groupPrefix + group),
    })),
  );
}

/** The ids of the users who sent the uploads of the data set. */
export const uploaderIds = [1, 2, 6, 7, 8] as const;
