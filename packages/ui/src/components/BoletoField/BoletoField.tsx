'use client';
import { useRef } from 'react';
import { useLocale } from '../../i18n/LocaleContext.ts';
import { boletoPtBR } from '../../i18n/ptBR/masks/boleto.ts';
import { useAreaMessages } from '../../i18n/useAreaMessages.ts';
import { announce } from '../../internal/base/announce/announce.ts';
import { dateOrderOf } from '../../internal/dates/dateOrder.ts';
import { formatDate } from '../../internal/dates/formatDate.ts';
import { useToday } from '../../internal/dates/useToday.ts';
import type { CpfFieldProps } from '../CpfField/CpfField.tsx';
import { MaskedBox } from '../MaskedField/MaskedBox.tsx';
import { boletoMask, shapeOfBoleto } from './boletoMask.ts';
import { findBoletoProblem, lineOfBarcode, readBoleto } from './readBoleto.ts';

export type BoletoFieldProps = CpfFieldProps;

const ownNames = ['Boleto', 'Linha digitável', 'Código de barras'];

/** A barcode scanner types 44 digits, which the field converts into the line. */
function prepareBoleto(text: string): string {
  const digits = text.replace(/\D/g, '');
  if (digits.length !== 44) return text;
  const line = lineOfBarcode(digits);
  return findBoletoProblem(line) === undefined ? line : text;
}

/**
 * The line of a bill, of 47 or 48 digits. Amount and due date are shown once it is complete. A wrong check digit gets a warning as soon as
 * its block is complete, and never blocks.
 */
export function BoletoField(props: BoletoFieldProps) {
  const { boletoBlock, boletoLine, boletoSays } = useAreaMessages('masks', boletoPtBR);
  const locale = useLocale();
  const today = useToday();
  const editedLine = useRef<string>(undefined);
  const reading = (line: string) => {
    const boleto = readBoleto(line, today);
    if (!boleto) return undefined;
    const reais = new Intl.NumberFormat(locale, { style: 'currency', currency: 'BRL' });
    const amount = boleto.amountCents === null ? '' : reais.format(boleto.amountCents / 100);
    return boletoSays(amount, formatDate(boleto.dueOn, dateOrderOf(locale)));
  };
  const doubt = (line: string) => {
    const problem = findBoletoProblem(line);
    if (problem === undefined) return undefined;
    return problem === 'line' ? boletoLine : boletoBlock(problem);
  };
  const change = (line: string) => {
    const announcement = reading(line);
    if (announcement) announce(announcement);
    editedLine.current = line;
    props.onChange?.(line);
  };
  /** The next digit or the next field interrupts the announcement of a warning, so it is repeated when an edited field is left. */
  const leave = () => {
    const line = editedLine.current;
    editedLine.current = undefined;
    const isReplaced = props.value !== undefined && props.value !== line;
    const warning = line === undefined || isReplaced || props.error || props.warning ? undefined : doubt(line);
    if (warning) announce(warning);
    props.onBlur?.();
  };
  return (
    <MaskedBox
      {...props}
      dataUi="boleto-field"
      mask={boletoMask}
      ownNames={ownNames}
      shapeOf={shapeOfBoleto}
      prepare={prepareBoleto}
      placeholder="00000.00000 00000.000000 00000.000000 0 00000000000000"
      warningFor={doubt}
      reading={reading}
      onBlur={leave}
      // Stays undefined without `onChange`: `useFieldValue` then warns in development that a controlled value cannot change.
      onChange={props.value !== undefined && !props.onChange ? undefined : change}
    />
  );
}
