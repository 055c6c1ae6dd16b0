/** A refusal by HTTP itself: an unknown address, a wrong method, a missing session. The service's own refusals are `DomainError`. */
export class HttpError extends Error {
  override readonly name = 'HttpError';
  readonly status: number;
  readonly headers: Record<string, string>;

  constructor(status: number, message: string = messageOf(status), headers: Record<string, string> = {}) {
    super(message);
    this.status = status;
    this.headers = headers;
  }
}

const messages: Record<number, string> = {
  400: 'Confira os dados informados.',
  401: 'Sua sessão expirou. Entre de novo.',
  403: 'Você não tem permissão para esta ação.',
  404: 'Não encontramos o que você procura.',
  405: 'Esta ação não existe neste endereço.',
  408: 'A solicitação demorou demais para chegar. Tente de novo.',
  409: 'Esta ação não é mais possível. Atualize a página.',
  413: 'O envio é maior do que o permitido. Divida-o em partes menores.',
  414: 'O endereço é longo demais.',
  415: 'Tipo de conteúdo não aceito.',
  416: 'O trecho solicitado do arquivo não existe.',
  417: 'O cabeçalho Expect da solicitação não é aceito.',
  422: 'Não foi possível ler o arquivo. Confira se ele abre e envie de novo.',
  429: 'Muitas tentativas. Aguarde um pouco e tente de novo.',
  431: 'Os cabeçalhos da solicitação são grandes demais.',
  501: 'Este serviço não encaminha conexões.',
  503: 'O serviço está indisponível no momento. Tente de novo em instantes.',
};

export function messageOf(status: number): string {
  return messages[status] ?? (status >= 500 ? 'Ocorreu um erro inesperado. Tente de novo mais tarde.' : messages[400]!);
}
