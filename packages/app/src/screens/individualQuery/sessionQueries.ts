import type { BeneficiaryResult, EligibilityCheck } from '@oraculo/api-client';
import { proxy, ref } from 'valtio';
import { onSessionChange } from '../../session/session.ts';
import type { IndividualQueryDraft } from './individualQuerySuite.ts';

/** An answer, with the question that it is the answer to. */
export interface Answered {
  query: EligibilityCheck;
  result: BeneficiaryResult;
}

/** One query of this session, with what the form held, so that its answer can be opened again. */
export interface SessionQuery extends Answered {
  id: number;
  askedAt: Date;
  operatorName: string;
  draft: IndividualQueryDraft;
}

const most = 50;

/** Newest first. In memory only: it holds what operators said about people. */
export const sessionQueries = proxy<{ list: readonly SessionQuery[] }>({ list: ref([]) });

let lastId = 0;

export function noteQuery(query: Omit<SessionQuery, 'id'>) {
  onSessionChange(forgetQueries);
  lastId += 1;
  sessionQueries.list = ref([{ ...query, id: lastId }, ...sessionQueries.list].slice(0, most));
}

/** Also when the user signs out or another one signs in. */
export function forgetQueries() {
  sessionQueries.list = ref([]);
}
