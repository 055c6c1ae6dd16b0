import { Card, DescriptionGroups, Disclosure, formatCpf, GroupedDigits, maskCpf, ResultHeading } from '@oraculo/ui';
import { useEffect, useEffectEvent, useRef } from 'react';
import { isComposing } from '../../browser/isComposing.ts';
import { useIsPrinting } from '../../browser/useIsPrinting.ts';
import { statusLooks } from '../../statuses/statusLook.ts';
import { answerTime } from './answerTime.ts';
import { beneficiaryFields, isNobody } from './beneficiary.ts';
import { fieldDescriptions } from './fieldDescriptions.tsx';
import type { AnsweredQuery } from './sessionQueries.ts';

interface NotFoundCardProps {
  answeredQuery: AnsweredQuery;
  isEarlier: boolean;
  takesFocus: boolean;
  /** Moves the focus to the field to correct. */
  onCheck: () => void;
}

/** The query, its operator and its time. */
function summarize(
  { answeredQuery, isEarlier }: Pick<NotFoundCardProps, 'answeredQuery' | 'isEarlier'>,
  isPrinting: boolean,
) {
  const { query, operatorName, brandName, answeredAt } = answeredQuery;
  const cpf = query.cpf ? (isPrinting ? maskCpf : formatCpf)(query.cpf) : '';
  const number = query.cardNumber && (
    <strong>
      <GroupedDigits text={query.cardNumber} />
    </strong>
  );
  return [number, cpf && `CPF ${cpf}`, operatorName, brandName, answerTime(answeredAt, isEarlier)].filter(Boolean);
}

/** The empty fields of an unknown card. They are hidden behind a button, because nothing is known about the person. */
function AllFields({ answeredQuery: { result } }: Pick<NotFoundCardProps, 'answeredQuery'>) {
  const isPrinting = useIsPrinting();
  const { identity, inPlan, inContract } = beneficiaryFields(result, isPrinting);
  return (
    <Disclosure title="Ver todos os campos" isFlush>
      <DescriptionGroups
        groups={[
          { title: 'Beneficiário', items: fieldDescriptions(identity, isPrinting) },
          { title: 'Plano', items: fieldDescriptions(inPlan, isPrinting) },
          { title: 'Contrato', items: fieldDescriptions(inContract, isPrinting) },
        ]}
      />
    </Disclosure>
  );
}

/** Shown when the operator finds no such card or person. With a new answer the focus returns to the field to correct. */
export function NotFoundCard({ answeredQuery, isEarlier, takesFocus, onCheck }: NotFoundCardProps) {
  const cardRef = useRef<HTMLDivElement>(null);
  const moveFocus = useEffectEvent(() => {
    if (!takesFocus || isComposing()) return;
    onCheck();
    cardRef.current?.scrollIntoView({ block: 'nearest' });
  });
  useEffect(() => {
    moveFocus();
  }, []);
  const isPrinting = useIsPrinting();
  const isNobodyFound = isNobody(answeredQuery);
  const { tone, icon, text } = statusLooks[isNobodyFound ? 'notFound' : 'wrongCard'];
  return (
    <div ref={cardRef}>
      <Card aria-label={isNobodyFound ? 'Resultado da consulta' : 'Informações do beneficiário consultado'} isFlush>
        <ResultHeading
          tone={tone}
          icon={icon}
          title={isNobodyFound ? 'A operadora não encontrou ninguém com esses dados.' : text}
          facts={summarize({ answeredQuery, isEarlier }, isPrinting)}
        >
          <p>
            {isNobodyFound
              ? 'Confira os dados no documento e se o plano é desta operadora. Depois, pesquise de novo.'
              : 'Confira o número e se a carteirinha é mesmo desta operadora e marca. Depois, pesquise de novo.'}
          </p>
          {!isNobodyFound && <AllFields answeredQuery={answeredQuery} />}
        </ResultHeading>
      </Card>
    </div>
  );
}
