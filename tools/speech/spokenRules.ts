import type { TranscriptPlace } from './transcriptPlaces.ts';
import type { SpokenStep } from './transcript.ts';

export interface SpokenRule {
  name: string;
  /** Returns one line for each violation. */
  violationsOf: (steps: readonly SpokenStep[], part: { phrases?: readonly string[] | undefined }) => string[];
}

/** The Portuguese names that Orca has for roles. */
const roles =
  /\b(botão|entrada|caixa de (combinação|seleção|verificação|listagem)|aba de página|texto de senha|alternar|alternador|opção|item de menu|link|vínculo|diálogo|alerta|lista|célula|cabeçalho|painel|região|título|conteúdo|seletor|grupo|calendário|marca de verificação|tabela|linha)\b/i;

const english =
  /\b(button|dialog|required|invalid|close|open|loading|error|selected|expanded|collapsed|checked|table|row|menu item|list|search|date|month|year|press)\b/i;

const wholeOf = ({ said, announced }: SpokenStep) => [...said, ...announced];

const isTab = (key: string) => key === 'Tab' || key === 'shift+Tab';
const dayKeys = ['Left', 'Right', 'Up', 'Down', 'Home', 'End', 'Prior', 'Next'];
const months = 'janeiro|fevereiro|março|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro';
/** Orca says the heading of the column before the cell when the column changes. */
const wholeDay = new RegExp(
  `^(\\S+ cabeçalho de coluna )?(segunda|terça|quarta|quinta|sexta|sábado|domingo)\\S*, \\d+ de (${months})`,
);

/** The steps inside an open calendar of days. Words of Orca show when it opens and closes. */
function inCalendar(steps: readonly SpokenStep[]): readonly SpokenStep[] {
  const opened = steps.findIndex(({ said }) => {
    const whole = said.join(' ');
    return whole.startsWith('Calendário: ') && whole.includes('7 colunas');
  });
  if (opened < 0) return [];
  const rest = steps.slice(opened + 1);
  const closed = rest.findIndex(({ said }) => said.some((line) => /\bentrada\b/.test(line)));
  return closed < 0 ? rest : rest.slice(0, closed);
}

/**
 * Whether an earlier line contains the line. Short lines do not count, because the name of a state, such as
 * “selecionado”, may occur again.
 */
const isSaidIn = (before: string, line: string) => line.length > 12 && before.includes(line);

/** Matches a role and the names of states after it, without a name before it. */
const nameless = new RegExp(
  `^(${roles.source.slice('\\b('.length, -')\\b'.length)})( (de|de apertar|de combinação|editável|de opção|recolhido|expandido|acinzentado|obrigatório|selecionad[oa]|não selecionad[oa]|desligado|ligado))*\\.?$`,
  'i',
);

const countOf = (whole: string, phrase: string) => whole.split(phrase).length - 1;

export const spokenRules: readonly SpokenRule[] = [
  {
    name: 'a tab stop is not silent',
    violationsOf: (steps) => (steps.some(({ key, said }) => isTab(key) && said.length === 0) ? ['Tab is silent'] : []),
  },
  {
    name: 'a tab stop says its role',
    violationsOf: (steps) =>
      steps
        .filter(({ key, said }) => isTab(key) && said.length > 0 && !said.some((line) => roles.test(line)))
        .map(({ said }) => `no role in “${said.join(' ')}”`),
  },
  {
    name: 'a tab stop says its name',
    violationsOf: (steps) =>
      steps
        .filter(({ key, said }) => isTab(key) && said.length > 0 && said.every((line) => nameless.test(line)))
        .map(({ said }) => `no name in “${said.join(' ')}”`),
  },
  {
    name: 'nothing is said twice',
    violationsOf: (steps) =>
      steps.flatMap((step) =>
        wholeOf(step)
          .map((line) => line.replace(/\.$/, ''))
          .filter((line, at, all) => all.slice(0, at).some((before) => before === line || isSaidIn(before, line)))
          .map((line) => `“${line}” twice at “${step.key}”`),
      ),
  },
  {
    name: 'nothing is English',
    violationsOf: (steps) =>
      steps.flatMap((step) =>
        wholeOf(step)
          .filter((line) => english.test(line))
          .map((line) => `“${line}”`),
      ),
  },
  {
    name: 'a required phrase is said once',
    violationsOf: (steps, { phrases = [] }) => {
      const whole = steps.flatMap(wholeOf).join('\n');
      return phrases
        .map((phrase) => [phrase, countOf(whole, phrase)] as const)
        .filter(([, count]) => count !== 1)
        .map(([phrase, count]) => `“${phrase}” ${count} times`);
    },
  },
  {
    name: 'a move in the calendar says the whole day',
    violationsOf: (steps) =>
      inCalendar(steps)
        .filter(({ key, said }) => dayKeys.includes(key) && !said.some((line) => wholeDay.test(line)))
        .map(({ key, said }) => `“${said.join(' ')}” at “${key}”`),
  },
  {
    name: 'a move in the calendar says one day',
    violationsOf: (steps) =>
      inCalendar(steps)
        .filter(({ key, said }) => dayKeys.includes(key) && said.filter((line) => wholeDay.test(line)).length > 1)
        .map(({ key }) => `more than one day at “${key}”`),
  },
  {
    name: 'a change of month says one month',
    violationsOf: (steps) =>
      inCalendar(steps).flatMap((step) => {
        const alone = wholeOf(step).filter((line) => new RegExp(`^(${months})( de \\d{4})?\\.?$`).test(line));
        return alone.length > 1 ? [`${alone.length} months at “${step.key}”`] : [];
      }),
  },
  {
    name: 'a day that cannot be picked says why',
    violationsOf: (steps) =>
      inCalendar(steps)
        .filter(({ said }) => said.some((line) => /^Indisponível\.?$/.test(line)))
        .map(({ key }) => `no reason at “${key}”`),
  },
  {
    name: 'a disabled control says why',
    violationsOf: (steps) =>
      steps
        .filter(({ key, said }) => isTab(key) && /\bacinzentado\.$/.test(said.at(-1) ?? ''))
        .map(({ said }) => `no reason after “${said.at(-1)}”`),
  },
  {
    name: 'a control in a table says its column',
    violationsOf: (steps) =>
      steps
        .filter(({ key, said }) => isTab(key) && said.some((line) => /^(linha|coluna) \d/.test(line)))
        .filter(({ said }) => said.some((line) => line.startsWith('tabela com ')))
        .filter(({ said }) => !said.some((line) => line.includes('cabeçalho de coluna')))
        .map(({ said }) => `no heading in “${said.join(' ')}”`),
  },
  {
    name: 'an invalid field says why',
    violationsOf: (steps) =>
      steps
        .filter(({ said }) => said.at(-1) === 'entrada inválida.')
        .map(({ key }) => `invalid without a reason at “${key}”`),
  },
];

export const violationsOf = (part: Pick<TranscriptPlace, 'name' | 'phrases'>, steps: readonly SpokenStep[]) =>
  spokenRules.flatMap((rule) =>
    rule.violationsOf(steps, part).map((what) => ({ part: part.name, rule: rule.name, what })),
  );
