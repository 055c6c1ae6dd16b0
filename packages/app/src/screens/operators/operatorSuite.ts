import { create, enforce, include, omitWhen, test } from 'vest';

export interface OperatorFormDraft {
  ansId: string;
  name: string;
  isWebService: boolean;
  templateId: string | null;
  serviceUrl: string;
  username: string;
  password: string;
  isRpa: boolean;
  providerId: string | null;
  externalCovenantId: string;
  eligibilityByCpf: boolean;
}

export const emptyOperator: OperatorFormDraft = {
  ansId: '',
  name: '',
  isWebService: false,
  templateId: null,
  serviceUrl: '',
  username: '',
  password: '',
  isRpa: false,
  providerId: null,
  externalCovenantId: '',
  eligibilityByCpf: false,
};

export const ansIdLength = 6;

const isWebAddress = (text: string) => /^https?:\/\//i.test(text.trim()) && URL.canParse(text.trim());

export const createOperatorSuite = () =>
  create((draft: OperatorFormDraft, changed: readonly string[] = []) => {
    include('services').when(changed.includes('isWebService') || changed.includes('isRpa'));
    for (const name of ['templateId', 'serviceUrl']) include(name).when('isWebService');
    for (const name of ['providerId', 'externalCovenantId']) include(name).when('isRpa');
    test('ansId', 'Registro ANS é obrigatório', () => {
      enforce(draft.ansId).isNotEmpty();
    });
    test('name', 'Nome da operadora é obrigatório', () => {
      enforce(draft.name).isNotBlank();
    });
    test('services', 'Ao menos um dos serviços (Web Service ou RPA) deve estar habilitado', () => {
      enforce(draft.isWebService || draft.isRpa).isTruthy();
    });
    omitWhen(!draft.isWebService, () => {
      test('templateId', 'Versão TISS é obrigatória quando Web Service está ativo', () => {
        enforce(draft.templateId).isNotNullish();
      });
      test('serviceUrl', 'Endpoint é obrigatório quando Web Service está ativo', () => {
        enforce(draft.serviceUrl).isNotBlank();
      });
    });
    omitWhen(!draft.isWebService || draft.serviceUrl.trim() === '', () => {
      test('serviceUrl', 'Informe um endereço que comece com http:// ou https://', () => {
        enforce(isWebAddress(draft.serviceUrl)).isTruthy();
      });
    });
    omitWhen(!draft.isRpa, () => {
      test('providerId', 'Fornecedor é obrigatório quando RPA está ativo', () => {
        enforce(draft.providerId).isNotNullish();
      });
      test('externalCovenantId', 'Código do Robô é obrigatório quando RPA está ativo', () => {
        enforce(draft.externalCovenantId).isNotBlank();
      });
    });
  });
