export interface StatusLook {
  tone: 'positive' | 'caution' | 'critical' | 'info';
  text: string;
}

const looks: Readonly<Record<string, StatusLook>> = {
  success: { tone: 'positive', text: 'Concluído' },
  waiting: { tone: 'caution', text: 'Aguardando' },
  processing: { tone: 'info', text: 'Processando' },
  validating: { tone: 'info', text: 'Validando' },
};

/** A status that nobody knows is an error. */
export const healthCardStatusLook = (status: string): StatusLook => looks[status] ?? { tone: 'critical', text: 'Erro' };

const running = ['waiting', 'processing', 'validating'];

export const isHealthCardInFlight = ({ status }: { status: string }): boolean => running.includes(status);

export const hasDetails = ({ status }: { status: string }): boolean => status === 'error';
