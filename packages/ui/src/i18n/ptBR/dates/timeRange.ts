import { rangeEndsPtBR } from './rangeEnds.ts';
import { timePtBR } from './time.ts';

/** For a field with the start and the end of a shift or an appointment. */
export const timeRangePtBR = {
  ...timePtBR,
  ...rangeEndsPtBR,
  /** Also announced after a preset, a paste or a swap. */
  endsNextDay: 'Termina no dia seguinte',
  sameTimes: 'Fim igual ao início',
  timesChosen: (start: string, end: string) => `Horário escolhido: das ${start} às ${end}`,
  timesPasted: (start: string, end: string) => `Horário colado: das ${start} às ${end}`,
  timesSwapped: (start: string, end: string) => `Horas trocadas de lugar: das ${start} às ${end}`,
  timesRefused: 'O texto colado não é uma hora nem um horário',
  morning: 'Manhã',
  afternoon: 'Tarde',
  night: 'Noite',
  wholeDay: 'Plantão de 24 h',
};
