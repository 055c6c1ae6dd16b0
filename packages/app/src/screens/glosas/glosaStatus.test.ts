import { expect, test } from 'vitest';
import {
  isDeletable,
  isGlosaInFlight,
  operatorResponse,
  operatorResponseText,
  uploadStatusText,
} from './glosaStatus.ts';

const row = {
  status: 'sucesso',
  processed_guide_quantity: 28,
  total_guide_quantity: 30,
  guide_error_quantity: 3,
  operator_response_status: 'Pendente',
  operator_response_quantity: 12,
};

test.each([
  ['na fila', 'Na fila'],
  ['sucesso', 'Sucesso · 28/30'],
  ['em progresso', 'Processando · 28/30'],
  ['sucesso parcial', 'Sucesso parcial · 25/30'],
  ['erro', 'Erro'],
  ['outro', 'Erro'],
])('an upload that is “%s” shows %s', (status, text) => {
  expect(uploadStatusText({ ...row, status })).toBe(text);
});

test.each([
  ['Pendente', 28, 'Pendente', 'Aguardando o envio completo do arquivo.'],
  ['Pendente', 30, 'Enviado', 'Enviado. Aguardando a confirmação da operadora.'],
  ['Processando', 28, 'Processando · 12/27', undefined],
  ['Algo novo', 28, 'Algo novo', undefined],
  ['Recebido', 28, 'Recebido', undefined],
  ['Enviado', 28, 'Enviado', undefined],
  ['Falha no Envio', 28, 'Falha no Envio', 'O serviço da operadora está fora do ar. Envie o arquivo de novo.'],
  ['Devolvido', 28, 'Devolvido', 'Negado pela operadora. Veja o erro, ajuste e envie o arquivo de novo.'],
])('a response “%s” with %d of 30 shows %s', (operator_response_status, processed_guide_quantity, text, tooltip) => {
  const response = { ...row, operator_response_status, processed_guide_quantity };
  expect(operatorResponseText(response)).toBe(text);
  expect(operatorResponse(response)?.tooltip).toBe(tooltip);
});

test('a failed upload sends nothing to the operator, however many lines were read', () => {
  const failed = { ...row, status: 'erro', processed_guide_quantity: 30, guide_error_quantity: 30 };
  expect(operatorResponse(failed)).toEqual({ name: 'pending', tooltip: 'Nada foi enviado à operadora.' });
});

test('only a failed upload can be deleted', () => {
  expect(isDeletable(row)).toBe(false);
  expect(isDeletable({ ...row, status: 'erro' })).toBe(true);
  expect(isDeletable({ ...row, operator_response_status: 'Falha no Envio' })).toBe(true);
});

test.each([
  ['na fila', 'Pendente', true],
  ['em progresso', 'Pendente', true],
  ['sucesso', 'Pendente', true],
  ['sucesso parcial', 'Pendente', true],
  ['sucesso', 'Processando', true],
  ['sucesso', 'Enviado', true],
  ['sucesso', 'Recebido', false],
  ['sucesso', 'Devolvido', false],
  ['sucesso', 'Falha no Envio', false],
  ['erro', 'Pendente', false],
])('an upload that is “%s” with a response “%s” is in flight: %s', (status, operator_response_status, expected) => {
  expect(isGlosaInFlight({ ...row, status, operator_response_status })).toBe(expected);
});
