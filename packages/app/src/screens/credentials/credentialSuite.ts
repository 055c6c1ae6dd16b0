import { create, enforce, test } from 'vest';

export interface CredentialFormDraft {
  ansId: string | null;
  brandId: string | null;
  isWebService: boolean;
  /** Without masks. */
  cnpj: string;
  cpf: string;
  providerCode: string;
  user: string;
  password: string;
  url: string;
  description: string;
}

export const emptyCredential: CredentialFormDraft = {
  ansId: null,
  brandId: null,
  isWebService: false,
  cnpj: '',
  cpf: '',
  providerCode: '',
  user: '',
  password: '',
  url: '',
  description: '',
};

const cpfLength = 11;

export const createCredentialSuite = () =>
  create((draft: CredentialFormDraft) => {
    test('ansId', 'Operadora é obrigatória', () => {
      enforce(draft.ansId).isNotNullish();
    });
    test('brandId', 'Marca é obrigatória', () => {
      if (!draft.isWebService) enforce(draft.brandId).isNotNullish();
    });
    test('cnpj', 'CNPJ ou CPF é obrigatório', () => {
      enforce(draft.cnpj + draft.cpf).isNotEmpty();
    });
    test('cpf', 'CNPJ ou CPF é obrigatório', () => {
      enforce(draft.cnpj + draft.cpf).isNotEmpty();
    });
    test('cpf', 'CPF deve ter 11 dígitos', () => {
      if (draft.cpf !== '') enforce(draft.cpf.length).equals(cpfLength);
    });
    test('providerCode', 'Código do prestador é obrigatório', () => {
      enforce(draft.providerCode).isNotBlank();
    });
    test('user', 'Usuário é obrigatório', () => {
      enforce(draft.user).isNotBlank();
    });
    test('password', 'senha é obrigatória', () => {
      enforce(draft.password).isNotEmpty();
    });
  });
