import type { FormErrors } from '../../forms/suiteValidator.ts';

export interface SignInDraft {
  username: string;
  password: string;
}

/** No Vest here: two fields that must not be empty are not worth its size before the first screen. */
export const validateSignIn = ({ username, password }: SignInDraft): FormErrors => ({
  username: username.trim() === '' ? ['Informe o usuário ou e-mail'] : [],
  password: password === '' ? ['Informe a senha'] : [],
});
