import {
  Ban,
  CircleCheck,
  CircleDashed,
  CircleX,
  Clock,
  LoaderCircle,
  SearchX,
  Send,
  TriangleAlert,
  Undo2,
} from '@lucide/icons';
import type { StatusBadgeProps } from '@oraculo/ui';

const positive = { tone: 'positive', icon: CircleCheck } as const;
const critical = { tone: 'critical', icon: CircleX } as const;
const running = { tone: 'info', icon: LoaderCircle } as const;
const waiting = { tone: 'caution', icon: Clock } as const;

/** Every status of every screen: the same meaning has the same word, icon and colour everywhere. */
export const statusLooks = {
  waiting: { ...waiting, text: 'Aguardando' },
  queued: { ...waiting, text: 'Na fila' },
  waitingInQueue: { ...waiting, text: 'Aguardando na fila' },
  processing: { ...running, text: 'Processando' },
  validating: { ...running, text: 'Validando' },
  done: { ...positive, text: 'Concluído' },
  processed: { ...positive, text: 'Processado' },
  success: { ...positive, text: 'Sucesso' },
  received: { ...positive, text: 'Recebido' },
  active: { ...positive, text: 'Ativo' },
  partial: { tone: 'caution', icon: TriangleAlert, text: 'Sucesso parcial' },
  pending: { tone: 'neutral', icon: CircleDashed, text: 'Pendente' },
  sent: { tone: 'info', icon: Send, text: 'Enviado' },
  cancelled: { tone: 'neutral', icon: Ban, text: 'Cancelado' },
  inactive: { ...critical, text: 'Inativo' },
  wrongCard: { ...critical, text: 'Número da carteirinha inválido' },
  notFound: { tone: 'caution', icon: SearchX, text: 'Não encontrado' },
  failed: { ...critical, text: 'Erro' },
  sendFailed: { ...critical, text: 'Falha no Envio' },
  returned: { tone: 'critical', icon: Undo2, text: 'Devolvido' },
} as const satisfies Record<string, { tone: StatusBadgeProps['tone']; icon: typeof Clock; text: string }>;

export type StatusName = keyof typeof statusLooks;

/** The status of one row. */
export interface Status {
  name: StatusName;
  /** Replaces the word with the operator's or the specification's text. */
  text?: string;
  /** The progress after the word: “3/8”. */
  progress?: string;
  /** An additional sentence. */
  tooltip?: string;
}

/** Maps the service's name of a status. An unknown name is shown as an error. */
export const statusOf = (names: Readonly<Record<string, StatusName>>, status: string): StatusName =>
  Object.hasOwn(names, status) ? (names[status] ?? 'failed') : 'failed';

/** The status in words: “Sucesso parcial · 3/8”. */
export const statusText = ({ name, text = statusLooks[name].text, progress }: Status): string =>
  [text, progress].filter(Boolean).join(' · ');
