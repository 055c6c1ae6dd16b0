/** A draft that a form would save: complete and not in the data set. */
export const operatorDraft = {
  ansId: '499001',
  name: 'Boa Serra Saúde',
  providerId: '1',
  templateId: null,
  externalCovenantId: 'ROBO-1',
  serviceUrl: null,
  username: 'boa.serra',
  password: 'segredo-da-operadora',
  eligibilityByCpf: true,
};

export const credentialDraft = {
  isWebService: true,
  brand: null,
  ansId: '301264',
  cnpj: '12.ABC.345/0001-06',
  cpf: null,
  description: 'Criada no teste',
  password: 'segredo-da-credencial',
  providerCode: '77',
  url: 'https://portal.example',
  user: 'teste.contrato',
};
