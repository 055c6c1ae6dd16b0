import { ApiError } from './core/errors.ts';
import { invalidLinkMessage } from './files/safeLink.ts';
import { isReportedElsewhere, ownSentence, serverSentence, type Toast, unknownError, withCode } from './toastParts.ts';
import { signInToast } from './signInToast.ts';

const uploadFallback = 'Ocorreu um erro ao enviar o arquivo. tente novamente mais tarde.';
const unknownTitle = 'Erro desconhecido.';
const later = 'Tente novamente mais tarde';

type Rule =
  /** Shows the message of the service, or the fallback. */
  | { title: string; fallback: string }
  /** Always shows this message. */
  | { title: string; always: string }
  /** Shows a fixed title with the message of the error. */
  | { title: string }
  /** The same, except that an error without its own message gets the title of unknown errors. */
  | { titleIfKnown: string };

const rules = {
  batchCancel: { title: 'Erro ao cancelar', fallback: unknownError },
  batchDownload: { title: 'Ocorreu um erro ao baixar os arquivos' },
  batchUpload: { title: 'Ocorreu um erro', fallback: uploadFallback },
  documentUpload: { title: 'Ocorreu um erro', fallback: uploadFallback },
  credentialCreate: { title: 'Erro ao cadastrar credencial', fallback: unknownError },
  credentialDelete: { title: 'Erro ao excluir credencial', fallback: unknownError },
  credentialFetch: { title: 'Erro ao buscar credencial', fallback: unknownError },
  credentialUpdate: { title: 'Erro ao atualizar credencial', fallback: unknownError },
  credentialReport: { titleIfKnown: 'Erro ao baixar o relatório' },
  documentLookup: { title: 'Erro na requisição', fallback: unknownError },
  documentUpdate: { title: 'Erro na requisição', fallback: unknownError },
  eligibilityCheck: { titleIfKnown: 'Consulta não concluída' },
  glosa: { title: 'Ocorreu um erro', always: later },
  glosaDelete: { title: 'Erro ao excluir o arquivo' },
  // On purpose the title of the deletion, which users know from the service.
  glosaExport: { title: 'Erro ao excluir o arquivo' },
  glosaUpload: { title: 'Erro ao subir o arquivo' },
  healthCardUpload: { title: 'Ocorreu um erro', always: later },
  operatorCreate: { title: 'Erro', fallback: 'Ocorreu um erro ao cadastrar a operadora.' },
  operatorUpdate: { title: 'Erro', fallback: 'Ocorreu um erro ao atualizar a operadora.' },
  reportRequest: { title: 'Ocorreu um erro' },
  restoreUpload: { title: 'Ocorreu um erro', fallback: unknownError },
  unknown: { title: unknownTitle },
} as const satisfies Record<string, Rule>;

/** The action of the user that failed. */
export type ErrorSituation = keyof typeof rules | 'download' | 'signIn';

function downloadToast(error: unknown): Toast {
  if (error instanceof ApiError && error.kind === 'expired') {
    return { title: 'Arquivo expirado.', message: 'Solicite novamente.' };
  }
  const sentence = ownSentence(error);
  if (sentence === invalidLinkMessage) return { title: sentence };
  return toastByRule({ titleIfKnown: 'Erro ao baixar o arquivo' }, error);
}

function toastByRule(rule: Rule, error: unknown): Toast {
  if ('always' in rule) return { title: rule.title, message: rule.always };
  if ('fallback' in rule) return { title: rule.title, message: serverSentence(error) ?? rule.fallback };
  const message = ownSentence(error);
  if ('title' in rule) return { title: rule.title, message };
  return { title: message === undefined ? unknownTitle : rule.titleIfKnown, message };
}

/**
 * The toast for a failed call. `null` if none is needed: the user stopped the call, or
 * the session ended and `onUnauthorized` has reported it.
 */
export function toastFor(situation: ErrorSituation, error: unknown): Toast | null {
  if (situation === 'signIn') return signInToast(error);
  if (isReportedElsewhere(error)) return null;
  if (situation === 'download') return withCode(downloadToast(error), error);
  return withCode(toastByRule(rules[situation], error), error);
}

const successes = {
  batchCancelled: 'Processamento cancelado com sucesso',
  credentialCreated: 'Credencial cadastrada com sucesso.',
  credentialDeleted: 'Credencial excluída com sucesso.',
  credentialUpdated: 'Credencial atualizada com sucesso.',
  fileBeingBuilt: 'Gerando arquivo para download',
  fileDeleted: 'Arquivo excluído com sucesso',
  fileDownloaded: 'Arquivo baixado com sucesso',
  fileDownloading: 'Baixando arquivo.',
  fileSent: 'Arquivo enviado com sucesso',
  filesAdded: 'Arquivos adicionados com sucesso',
  operatorCreated: 'Operadora salva com sucesso.',
  operatorUpdated: 'Operadora atualizada com sucesso.',
  reportRequested: 'Relatório em processamento.',
} as const;

/** The action that succeeded. */
export type SuccessSituation = keyof typeof successes;

/** The toast for a success. */
export const successToast = (situation: SuccessSituation): Toast =>
  situation === 'reportRequested'
    ? { title: successes[situation], message: 'Você poderá conferir o status na aba de Histórico.' }
    : { title: successes[situation] };
