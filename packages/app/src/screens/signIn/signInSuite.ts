import { create, enforce, test } from 'vest';

export interface SignInDraft {
  username: string;
  password: string;
}

export const createSignInSuite = () =>
  create((draft: SignInDraft) => {
    test('username', 'Informe o usuário ou e-mail', () => {
      enforce(draft.username).isNotBlank();
    });
    test('password', 'Informe a senha', () => {
      enforce(draft.password).isNotEmpty();
    });
  });
