import { showTime } from '../../dates/dates.ts';

/** “respondido às 10:42”, and of an answer that was opened again “resposta anterior, das 10:42”. */
export const answerTime = (answeredAt: Date, isEarlier: boolean): string =>
  isEarlier ? `resposta anterior, das ${showTime(answeredAt)}` : `respondido às ${showTime(answeredAt)}`;
