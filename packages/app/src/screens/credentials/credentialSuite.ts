import { create, enforce, include, omitWhen, test } from 'vest';

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
    include('brandId').when('isWebService');
    include('cnpj').when('cpf');
    include('cpf').when('cnpj');
    test('ansId', 'Operadora é obrigatória', () => {
      enforce(draft.ansId).isNotNullish();
    });
    omitWhen(draft.isWebService, () => {
      test('brandId', 'Marca é obrigatória', () => {
        enforce(draft.brandId).isNotNullish();
      });
    });
    test('cnpj', 'CNPJ ou CPF é obrigatório', () => {
      enforce(draft.cnpj + draft.cpf).isNotEmpty();
    });
    test('cpf', 'CNPJ ou CPF é obrigatório', () => {
      enforce(draft.cnpj + draft.cpf).isNotEmpty();
    });
    omitWhen(draft.cpf === '', () => {
      test('cpf', 'CPF deve ter 11 dígitos', () => {
        enforce(draft.cpf.length).equals(cpfLength);
      });
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
