import { expect, test } from 'vitest';
import { ApiError, errorKinds } from '../src/core/errors.ts';
import { signInToast } from '../src/signInToast.ts';
import { type ErrorSituation, successToast, toastFor } from '../src/toasts.ts';

const said = new ApiError({ kind: 'conflict', status: 409, serverMessage: 'O lote já terminou.' });
const silent = new ApiError({ kind: 'server', status: 500 });
const sentence = 'O servidor encontrou um erro. Tente de novo mais tarde.';
const upload = 'Ocorreu um erro ao enviar o arquivo. tente novamente mais tarde.';

test.each<[ErrorSituation, string, string | undefined, string | undefined]>([
  ['documentUpload', 'Ocorreu um erro', 'O lote já terminou.', upload],
  ['batchUpload', 'Ocorreu um erro', 'O lote já terminou.', upload],
  ['credentialDelete', 'Erro ao excluir credencial', 'O lote já terminou.', 'Erro desconhecido'],
  ['credentialFetch', 'Erro ao buscar credencial', 'O lote já terminou.', 'Erro desconhecido'],
  ['credentialUpdate', 'Erro ao atualizar credencial', 'O lote já terminou.', 'Erro desconhecido'],
  ['credentialCreate', 'Erro ao cadastrar credencial', 'O lote já terminou.', 'Erro desconhecido'],
  ['batchDownload', 'Ocorreu um erro ao baixar os arquivos', 'O lote já terminou.', sentence],
  ['batchCancel', 'Erro ao cancelar', 'O lote já terminou.', 'Erro desconhecido'],
  ['glosaDelete', 'Erro ao excluir o arquivo', 'O lote já terminou.', sentence],
  ['glosaExport', 'Erro ao excluir o arquivo', 'O lote já terminou.', sentence],
  ['glosaUpload', 'Erro ao subir o arquivo', 'O lote já terminou.', sentence],
  ['glosa', 'Ocorreu um erro', 'Tente novamente mais tarde', 'Tente novamente mais tarde'],
  ['healthCardUpload', 'Ocorreu um erro', 'Tente novamente mais tarde', 'Tente novamente mais tarde'],
  ['operatorCreate', 'Erro', 'O lote já terminou.', 'Ocorreu um erro ao cadastrar a operadora.'],
  ['operatorUpdate', 'Erro', 'O lote já terminou.', 'Ocorreu um erro ao atualizar a operadora.'],
  ['restoreUpload', 'Ocorreu um erro', 'O lote já terminou.', 'Erro desconhecido'],
  ['documentLookup', 'Erro na requisição', 'O lote já terminou.', 'Erro desconhecido'],
  ['documentUpdate', 'Erro na requisição', 'O lote já terminou.', 'Erro desconhecido'],
  ['unknown', 'Erro desconhecido.', 'O lote já terminou.', sentence],
])('the toast of %s has the title “%s”', (situation, title, whenSaid, whenSilent) => {
  expect(toastFor(situation, said)).toEqual({ title, message: whenSaid });
  expect(toastFor(situation, silent)).toEqual({ title, message: whenSilent });
});

test('a failed sign-in has the message of the service as its title', () => {
  expect(toastFor('signIn', said)).toEqual({ title: 'O lote já terminou.' });
  expect(toastFor('signIn', silent)).toEqual({ title: 'Erro desconhecido', message: sentence });
});

test.each(errorKinds)('`signInToast` has the same text as `toasts` for %s', (kind) => {
  const error = new ApiError({ kind, serverMessage: 'Usuário ou senha inválidos.', requestId: '7f3a91c0-52aa-4e0b' });
  expect(signInToast(error)).toEqual(toastFor('signIn', error));
});

test('a download says that the file has expired, or that the link is refused', () => {
  const expired = new ApiError({ kind: 'expired', status: 403 });
  expect(toastFor('download', expired)).toEqual({ title: 'Arquivo expirado.', message: 'Solicite novamente.' });
  const refused = new ApiError({ kind: 'badResponse', message: 'Link inválido.' });
  expect(toastFor('download', refused)).toEqual({ title: 'Link inválido.' });
  expect(toastFor('download', silent)).toEqual({ title: 'Erro ao baixar o arquivo', message: sentence });
});

test.each([
  ['eligibilityCheck', 'Consulta não concluída'],
  ['credentialReport', 'Erro ao baixar o relatório'],
  ['download', 'Erro ao baixar o arquivo'],
] as const)(
  'the toast of %s names the failed action above a known message, and says that the error is unknown without one',
  (situation, title) => {
    expect(toastFor(situation, silent)).toEqual({ title, message: sentence });
    expect(toastFor(situation, new TypeError('segredo interno'))).toEqual({ title: 'Erro desconhecido.' });
  },
);

test('an error that is not an `ApiError` still gets a toast', () => {
  expect(toastFor('unknown', new Error('segredo interno'))).toEqual({ title: 'Erro desconhecido.' });
  expect(toastFor('batchCancel', undefined)).toEqual({ title: 'Erro ao cancelar', message: 'Erro desconhecido' });
});

test.each(errorKinds)('the toast of %s is Portuguese, and only a stopped call or an ended session has none', (kind) => {
  const error = new ApiError({ kind });
  expect(error.message).toMatch(/^[A-ZÀ-Ú].*\.$/);
  expect(toastFor('unknown', error) === null).toBe(kind === 'aborted' || kind === 'session');
});

test('the toast of a success has the text of the specification', () => {
  expect(successToast('credentialCreated')).toEqual({ title: 'Credencial cadastrada com sucesso.' });
  expect(successToast('reportRequested')).toEqual({
    title: 'Relatório em processamento.',
    message: 'Você poderá conferir o status na aba de Histórico.',
  });
});

test('a failure of the service ends with its request id', () => {
  const error = new ApiError({ kind: 'server', status: 500, requestId: '7f3a91c0-52aa-4e0b' });
  expect(toastFor('glosaDelete', error)?.message).toBe(`${sentence} Código 7f3a91c0-52aa-4e0b`);
  expect(toastFor('signIn', new ApiError({ kind: 'server', serverMessage: 'Falhou.', requestId: '7f3a' }))).toEqual({
    title: 'Falhou.',
    message: 'Código 7f3a',
  });
  expect(toastFor('glosaDelete', new ApiError({ kind: 'conflict', requestId: '7f3a91c0' }))?.message).not.toContain(
    '7f3a',
  );
});
