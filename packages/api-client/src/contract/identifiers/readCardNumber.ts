import { type CardNumberRule, cardNumberProblem } from '../../cardNumbers.ts';
import {
  cellFault,
  cleanCell,
  doubtful,
  good,
  type Identifier,
  isBlank,
  readDecimal,
  severalNumbers,
  wrong,
} from './cell.ts';

/** Cards of operators without a rule are no longer than this. */
const unruledLength = 20;

/** Groups of letters and digits, with one sign or blanks between them. */
const written = /^[0-9A-Z]+(?:(?: *[.-] *|\/| +)[0-9A-Z]+)*$/;

/** A number of a spreadsheet keeps fifteen digits; zeros follow. A single zero there is too common to be suspected. */
const looksRounded = (cardNumber: string): boolean => /^[1-9]\d{14}0{2,}$/.test(cardNumber);

const unruledProblem = (cardNumber: string) => (cardNumber.length > unruledLength ? 'Cartão inválido' : undefined);

function judge(cardNumber: string, rule: CardNumberRule | undefined): Identifier {
  const problem = rule ? cardNumberProblem(rule, cardNumber) : unruledProblem(cardNumber);
  if (problem !== undefined) return wrong(problem);
  return looksRounded(cardNumber)
    ? doubtful(cardNumber, 'Confira a carteirinha: o Excel troca por zeros os dígitos depois do 15º')
    : good(cardNumber);
}

/** The number of a card as an operator takes it: its letters and digits, in capitals. Nothing is completed. */
export function readCardNumber(cell: string, rule: CardNumberRule | undefined): Identifier {
  const text = cleanCell(cell);
  if (/^\d+$/.test(text)) return judge(text, rule);
  if (isBlank(text)) return { kind: 'blank' };
  const fault = cellFault(text, 'da carteirinha');
  if (fault !== undefined) return wrong(fault);
  const decimal = readDecimal(text);
  if (decimal?.kind === 'wrong') return decimal;
  const whole = decimal?.kind === 'good' ? decimal.value : text.toUpperCase();
  if (!/\d/.test(whole)) return wrong('A carteirinha deve ter dígitos.');
  if (/[\r\n;|]/.test(whole)) return wrong(severalNumbers);
  if (!written.test(whole)) return wrong('A carteirinha deve ter só letras e dígitos.');
  return judge(whole.replace(/[^0-9A-Z]/g, ''), rule);
}
