import { create, enforce, test } from 'vest';

const emailPattern = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

export const createShowcaseSuite = () =>
  create(({ email }: { email: string }) => {
    test('email', 'Email inválido', () => {
      enforce(email).matches(emailPattern);
    });
  });
