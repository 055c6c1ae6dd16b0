import type { OperationId } from '../src/contract/operations.ts';
import type { Client } from '../src/createClient.ts';
import type { RequestOptions } from '../src/core/transport.ts';

export interface Call {
  /** The client's method. */
  name: string;
  operation: OperationId;
  /** The request that the method must send. */
  line: string;
  run: (client: Client, options?: RequestOptions) => Promise<unknown>;
}

export const csv = () => new File(['cartão;cpf\r\n'], 'Relação março.csv', { type: 'text/csv' });

export const operatorDraft = {
  ansId: '004731',
  name: 'Vida Plena Saúde',
  providerId: '',
  templateId: '41',
  externalCovenantId: null,
  serviceUrl: '',
  username: 'oraculo',
  password: '',
  eligibilityByCpf: false,
};

export const credentialDraft = {
  isWebService: true,
  brand: null,
  ansId: '004731',
  cnpj: '11.222.333/0001-81',
  cpf: '',
  description: '',
  password: 'segredo',
  providerCode: '900145',
  url: '',
  user: 'aurora',
};

const dates = { firstDate: '2026-11-01', lastDate: '2026-11-30' };

const call = (operation: OperationId, line: string, run: Call['run'], name: string = operation): Call => ({
  name,
  operation,
  line,
  run,
});

/** Every method of the client that calls the operator service, with its line of the contract. */
export const everyCall: readonly Call[] = [
  call('session.signIn', 'POST /user/sessions', (c, o) => c.session.signIn({ username: 'ana', password: 'x' }, o)),
  call('session.signOut', 'DELETE /user/sessions', (c, o) => c.session.signOut(o)),
  call('operators.list', 'GET /healthOperators?ignoreCredentialActive=true', (c, o) =>
    c.operators.list({ ignoreCredentialActive: true }, o),
  ),
  call('operators.page', 'GET /healthoperators/paginated/all?pageNumber=1&pageSize=20&name=vida&ansId=004731', (c, o) =>
    c.operators.page({ page: 2, pageSize: 20, name: 'vida', ansId: '004731' }, o),
  ),
  call('operators.options', 'GET /healthoperators/filter/options', (c, o) => c.operators.options(o)),
  call('operators.get', 'GET /healthoperators/004731', (c, o) => c.operators.get('004731', o)),
  call('operators.providers', 'GET /healthoperators/providers/all', (c, o) => c.operators.providers(o)),
  call('operators.create', 'POST /healthoperators', (c, o) => c.operators.create(operatorDraft, o)),
  call('operators.update', 'PUT /healthoperators', (c, o) => c.operators.update(operatorDraft, o)),
  call('brands.ofOperator', 'GET /brands/healthoperator/7/credentials?ignoreCredentialActive=false', (c, o) =>
    c.brands.ofOperator('7', { ignoreCredentialActive: false }, o),
  ),
  call('brands.all', 'GET /brands/dataprovider/all', (c, o) => c.brands.all(o)),
  call('templates.list', 'GET /template', (c, o) => c.templates.list(o)),
  call('eligibility.check', 'POST /eligibility', (c, o) => c.eligibility.check({ ansId: '004731' }, o)),
  call('eligibility.validateCard', 'POST /eligibility/data/cardnumber/validate', (c, o) =>
    c.eligibility.validateCard({ ansId: '004731', cardNumber: '731004550000018' }, o),
  ),
  call(
    'eligibility.search',
    'GET /eligibility?ansId=004731&brandId=11&firstDate=2026-11-01&lastDate=2026-11-30&page=0&size=10',
    (c, o) => c.eligibility.search({ ansId: '004731', brandId: '11', ...dates }, o),
  ),
  call('reports.request', 'POST /eligibility/report', (c, o) => c.reports.request(dates, o)),
  call('reports.history', 'GET /eligibility/history?page=2&size=40', (c, o) =>
    c.reports.history({ page: 3, pageSize: 40 }, o),
  ),
  call(
    'batches.list',
    'GET /eligibility/upload/status?userEmail=a@b.example&brandName=Ip%C3%AA&operatorName=Vida&lotName=g.csv&page=0&size=10',
    (c, o) => c.batches.list({ userEmail: 'a@b.example', brandName: 'Ipê', operatorName: 'Vida', lotName: 'g.csv' }, o),
  ),
  call('batches.users', 'GET /eligibility/upload/status/users', (c, o) => c.batches.users(o)),
  call('batches.cancel', 'POST /eligibility/lot/cancel/8100', (c, o) => c.batches.cancel('8100', o)),
  call('batches.export', 'GET /eligibility/upload/export?lotName=grupo-01.csv', (c, o) =>
    c.batches.export('grupo-01.csv', o),
  ),
  call('batches.upload', 'POST /eligibility/upload', (c, o) =>
    c.batches.upload({ file: csv(), ansId: '004731', brandId: '11' }, o),
  ),
  call(
    'restore.list',
    'GET /files/restore?userName=Rui&firstDate=2026-11-01&lastDate=2026-11-30&page=0&size=10',
    (c, o) => c.restore.list({ userName: 'Rui', ...dates }, o),
  ),
  call('restore.users', 'GET /files/restore/users', (c, o) => c.restore.users(o)),
  call('restore.upload', 'POST /files/restore', (c, o) => c.restore.upload(csv(), o)),
  call('restore.errors', 'GET /files/restore/errors/50', (c, o) => c.restore.errors('50', o)),
  call(
    'documents.list',
    'GET /orders/documents/appointments?userEmail=a@b.example&firstDate=2026-11-01&lastDate=2026-11-30&page=0&size=10',
    (c, o) => c.documents.list({ userEmail: 'a@b.example', ...dates }, o),
  ),
  call('documents.users', 'GET /orders/documents/appointments/users', (c, o) => c.documents.users(o)),
  call('documents.upload', 'POST /orders/documents/appointments', (c, o) => c.documents.upload(csv(), o)),
  call('documents.lastModification', 'GET /orders/documents/appointments/lastmodification/01X22X333333', (c, o) =>
    c.documents.lastModification('01-22x333333', o),
  ),
  call('documents.update', 'PUT /orders/documents/appointments/update', (c, o) =>
    c.documents.update({ file: csv(), barcode: '01-22-333333' }, o),
  ),
  call(
    'credentials.list',
    'GET /credentials/paginated/all?ansId=004731&brandId=11&error=true&pageNumber=0&pageSize=10',
    (c, o) => c.credentials.list({ ansId: '004731', brandId: '11', error: true }, o),
  ),
  call('credentials.report', 'GET /credentials/report/all', (c, o) => c.credentials.report(o)),
  call('credentials.get', 'GET /credentials/301', (c, o) => c.credentials.get('301', o)),
  call('credentials.create', 'POST /credentials', (c, o) => c.credentials.create(credentialDraft, o)),
  call('credentials.update', 'PATCH /credentials/301', (c, o) => c.credentials.update('301', credentialDraft, o)),
  call('credentials.remove', 'DELETE /credentials/301', (c, o) => c.credentials.remove('301', o)),
  call(
    'glosas.list',
    'GET /glosas/appeals?userEmailList=a@b.example&userEmailList=c@d.example&firstDate=2026-11-01&lastDate=2026-11-30&page=0&size=10',
    (c, o) => c.glosas.list({ userEmailList: ['a@b.example', 'c@d.example'], ...dates }, o),
  ),
  call('glosas.users', 'GET /glosas/appeals/users', (c, o) => c.glosas.users(o)),
  call('glosas.errors', 'GET /glosas/appeals/errors?glosaAppealUploadId=701&page=0&size=10', (c, o) =>
    c.glosas.errors('701', {}, o),
  ),
  call('glosas.exportErrors', 'GET /glosas/appeals/errors/export?glosaAppealUploadId=701', (c, o) =>
    c.glosas.exportErrors('701', o),
  ),
  call('glosas.upload', 'POST /glosas/appeals', (c, o) => c.glosas.upload(csv(), o)),
  call('glosas.remove', 'DELETE /glosas/appeals/700', (c, o) => c.glosas.remove('700', o)),
  call(
    'healthCard.list',
    'GET /beneficiaries/filter?usersEmail=a@b.example&startDate=2026-11-01&endDate=2026-11-30&page=0&size=10',
    (c, o) => c.healthCard.list({ usersEmail: 'a@b.example', startDate: dates.firstDate, endDate: dates.lastDate }, o),
  ),
  call('healthCard.users', 'GET /beneficiaries/users', (c, o) => c.healthCard.users(o)),
  call(
    'healthCard.uploadAddress',
    'POST /beneficiaries/uploadsignedurl?filename=Relacao_marco.csv',
    (c, o) => c.healthCard.upload(csv(), o),
    'healthCard.upload',
  ),
  call('healthCard.errors', 'GET /beneficiaries/uploaderrors/902', (c, o) => c.healthCard.errors('902', o)),
];
