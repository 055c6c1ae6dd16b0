import type { Write } from '../db/openDatabase.ts';
import { users } from '../db/schema/accounts.ts';
import { invalidField, takenField } from './DomainError.ts';

export interface NewUser {
  username: string;
  email: string;
  givenName: string;
  passwordHash: string;
  membership: string[];
}

export const passwordLength = { min: 12, max: 200 } as const;

/** Validates and normalises the fields of a new account. */
export function validateNewUser(typed: { username: string; email: string; givenName: string; password: string }) {
  const username = typed.username.trim().toLowerCase();
  const email = typed.email.trim().toLowerCase();
  const givenName = typed.givenName.trim();
  if (!/^[a-z0-9._-]{2,60}$/.test(username)) {
    throw invalidField(
      'username',
      'O usuário deve ter de 2 a 60 letras sem acento, dígitos, pontos, hifens ou sublinhados.',
    );
  }
  if (!/^[^\s@]{1,100}@[^\s@]{1,90}$/.test(email)) throw invalidField('email', 'Informe um e-mail válido.');
  if (givenName === '' || givenName.length > 200 || /\p{Cc}/u.test(givenName)) {
    throw invalidField('givenName', 'Informe o nome, com até 200 caracteres.');
  }
  if (typed.password.length < passwordLength.min || typed.password.length > passwordLength.max) {
    throw invalidField('password', `A senha deve ter de ${passwordLength.min} a ${passwordLength.max} caracteres.`);
  }
  return { username, email, givenName };
}

export async function addUser(tx: Write, user: NewUser): Promise<void> {
  const added = await tx.insert(users).values(user).onConflictDoNothing().returning({ id: users.id });
  if (added.length === 0) throw takenField('username', 'Já existe uma conta com este usuário ou este e-mail.');
}
