export interface SpokenJourney {
  /** Name of its transcript. */
  name: string;
  /** As it is called in `scripts/engines`: the keys are those that go through it there. */
  what: string;
  /** What has to be heard, each once. */
  phrases: readonly string[];
}

/** Journeys of the app that are heard. */
export const spokenJourneys: readonly SpokenJourney[] = [
  {
    name: 'journey-sign-in',
    what: 'signing in: empty, refused, then in',
    phrases: ['Usuário ou senha incorretos.'],
  },
  {
    name: 'journey-single-query',
    what: 'a single query: what is wrong is told, then the beneficiary is found, then all is cleared',
    phrases: ['Beneficiário ativo: {nome}'],
  },
  {
    name: 'journey-group',
    what: 'a group is sent, and its processing cancelled',
    phrases: ['Arquivo enviado com sucesso', 'Processamento cancelado com sucesso'],
  },
];
