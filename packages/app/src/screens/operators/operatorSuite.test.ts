import { expect, test } from 'vitest';
import { draftOf } from './operatorDraft.ts';
import { operatorQuery } from './operatorFilters.ts';
import { createOperatorSuite, emptyOperator, type OperatorFormDraft } from './operatorSuite.ts';

const filled: OperatorFormDraft = {
  ...emptyOperator,
  ansId: '301264',
  name: 'Saúde Norte',
  isRpa: true,
  providerId: '1',
  externalCovenantId: 'R-1',
};
const services = 'Ao menos um dos serviços (Web Service ou RPA) deve estar habilitado';

test.each<[string, Partial<OperatorFormDraft>, Record<string, string>]>([
  ['a complete form without errors', {}, {}],
  ['no ANS number', { ansId: '' }, { ansId: 'Registro ANS é obrigatório' }],
  ['no name', { name: ' ' }, { name: 'Nome da operadora é obrigatório' }],
  ['no service', { isRpa: false }, { services }],
  [
    'an empty robot',
    { providerId: null, externalCovenantId: '' },
    {
      providerId: 'Fornecedor é obrigatório quando RPA está ativo',
      externalCovenantId: 'Código do Robô é obrigatório quando RPA está ativo',
    },
  ],
  [
    'an empty web service',
    { isWebService: true },
    {
      templateId: 'Versão TISS é obrigatória quando Web Service está ativo',
      serviceUrl: 'Endpoint é obrigatório quando Web Service está ativo',
    },
  ],
  [
    'a web service without an address',
    { isWebService: true, templateId: '3', serviceUrl: 'nao é url' },
    { serviceUrl: 'Informe um endereço que comece com http:// ou https://' },
  ],
  ['a web service', { isWebService: true, templateId: '3', serviceUrl: ' https://x.example/ws ' }, {}],
  ['a web service without encryption', { isWebService: true, templateId: '3', serviceUrl: 'http://x.example' }, {}],
  [
    'a web service without a robot',
    {
      isWebService: true,
      templateId: '3',
      serviceUrl: 'https://x.example',
      isRpa: false,
      providerId: null,
      externalCovenantId: '',
    },
    {},
  ],
  ['an invalid address of a disabled web service', { serviceUrl: 'nao é url' }, {}],
])('%s', (_what, patch, expected) => {
  const errors = createOperatorSuite()
    .runStatic({ ...filled, ...patch })
    .getErrors();
  const first = Object.entries(errors).flatMap(([name, messages]) => (messages[0] ? [[name, messages[0]]] : []));
  expect(Object.fromEntries(first)).toEqual(expected);
});

test.each(['ftp://x.example', 'xhttps://x.example', 'http://', 'https:// x'])(
  '“%s” is not a valid address',
  (serviceUrl) => {
    const { serviceUrl: messages } = createOperatorSuite()
      .runStatic({ ...filled, isWebService: true, templateId: '3', serviceUrl })
      .getErrors();
    expect(messages).toEqual(['Informe um endereço que comece com http:// ou https://']);
  },
);

test.each(['', '  '])('the missing address “%s” has no second message about its format', (serviceUrl) => {
  const { serviceUrl: messages } = createOperatorSuite()
    .runStatic({ ...filled, isWebService: true, templateId: '3', serviceUrl })
    .getErrors();
  expect(messages).toEqual(['Endpoint é obrigatório quando Web Service está ativo']);
});

test('the fields of a disabled service are not sent', () => {
  const sent = draftOf({ ...filled, templateId: '3', serviceUrl: 'https://x.example', username: 'u', password: 'p' });
  expect(sent).toMatchObject({ templateId: null, serviceUrl: null, username: '', password: '', providerId: '1' });
});

test.each([
  [null, {}],
  ['  ', {}],
  ['000528', { ansId: '000528' }],
  ['Norte', { name: 'Norte' }],
  ['Norte 2', { name: 'Norte 2' }],
])('the search %j sends the query %j', (search, query) => {
  expect(operatorQuery(search)).toEqual(query);
});
