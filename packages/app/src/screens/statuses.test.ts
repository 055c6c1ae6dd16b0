import { expect, test } from 'vitest';
import { statusText } from '../statuses/statusLook.ts';
import { batchStatus, isInFlight } from './batch/batchStatus.ts';
import { documentStatus } from './documentsCapture/documentStatus.ts';
import { reportStatus } from './eligibilityReport/reportStatus.ts';
import { errorFileName } from './fileRecovery/errorFile.ts';
import { hasErrorsToShow, restoreStatus } from './fileRecovery/restoreStatus.ts';
import { hasDetails, healthCardStatus } from './healthCard/healthCardStatus.ts';

test.each([
  ['done', 'Concluído'],
  ['waiting', 'Na fila'],
  ['error', 'Erro'],
  ['outro', 'Erro'],
])('a report that is “%s” shows %s', (status, text) => expect(statusText({ name: reportStatus(status) })).toBe(text));

test.each([
  ['aguardando', 'Aguardando', true],
  ['processando', 'Processando', true],
  ['processado', 'Processado', false],
  ['erro', 'Erro', false],
  ['cancelado', 'Cancelado', false],
  ['outro', 'Erro', false],
])('a batch that is “%s” shows %s, and can be cancelled: %s', (status, text, canCancel) => {
  expect(statusText({ name: batchStatus(status) })).toBe(text);
  expect(isInFlight({ status })).toBe(canCancel);
});

test.each([
  ['waiting', 'Aguardando · 3/8', true],
  ['partial', 'Sucesso parcial · 3/8', true],
  ['error', 'Erro', true],
  ['completed', 'Concluído · 3/8', false],
  ['outro', 'Erro', true],
])('a recovery that is “%s” shows %s, and has errors to see: %s', (status, text, hasErrors) => {
  expect(statusText(restoreStatus({ status, completedFiles: 3, totalFiles: 8 }))).toBe(text);
  expect(hasErrorsToShow({ status })).toBe(hasErrors);
});

test.each([
  ['error', 'Erro', true],
  ['success', 'Concluído', false],
  ['waiting', 'Aguardando', false],
  ['processing', 'Processando', false],
  ['validating', 'Validando', false],
  ['outro', 'Erro', false],
])('a health-card file that is “%s” shows %s, and has details: %s', (status, text, details) => {
  expect(statusText({ name: healthCardStatus(status) })).toBe(text);
  expect(hasDetails({ status })).toBe(details);
});

test.each([
  ['sucesso', 'Sucesso', 'Todos os documentos do arquivo foram capturados.'],
  ['sucesso parcial', 'Sucesso parcial', 'Parte dos documentos do arquivo não pôde ser capturada.'],
  ['aguardando na fila', 'Aguardando na fila', 'O arquivo foi recebido e está na fila.'],
  ['erro', 'Erro', 'O arquivo não pôde ser capturado. Envie-o de novo.'],
  ['outro', 'Erro', 'O arquivo não pôde ser capturado. Envie-o de novo.'],
])('a captured file that is “%s” shows %s, and its tooltip says: %s', (status, text, tooltip) => {
  expect(statusText(documentStatus(status))).toBe(text);
  expect(documentStatus(status).tooltip).toBe(tooltip);
});

test.each([
  ['arquivos.csv', 'erros-arquivos.csv'],
  ['lista.final.CSV', 'erros-lista.final.csv'],
  ['sem_extensao', 'erros-sem_extensao.csv'],
])('the errors of %s are saved as %s', (name, expected) => expect(errorFileName(name)).toBe(expected));
