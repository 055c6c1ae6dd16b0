import { showTime } from '../../dates/dates.ts';

/** “respondido às 10:42”, or “resposta anterior, das 10:42” for a reopened answer. */
export const answerTime = (answeredAt: Date, isEarlier: boolean): string =>
  isEarlier ? `resposta anterior, das ${showTime(answeredAt)}` : `respondido às ${showTime(answeredAt)}`;
