import type { BeneficiaryResult, EligibilityCheck } from '@oraculo/api-client';
import { proxy, type Snapshot } from 'valtio';
import { onSessionChange } from '../../session/session.ts';
import type { IndividualQueryDraft } from './individualQuerySuite.ts';

/** The names of the operator and brand that a query is sent to. */
export interface QueryTarget {
  operatorName: string;
  /** Missing for the company plan. */
  brandName: string | null;
}

/** A query with its answer. */
export interface AnsweredQuery extends QueryTarget {
  query: EligibilityCheck;
  result: Snapshot<BeneficiaryResult>;
  answeredAt: Date;
}

/** One query of this session with the form's values, so that its answer can be reopened. */
export interface SessionQuery extends AnsweredQuery {
  id: number;
  draft: IndividualQueryDraft;
}

const maxQueries = 50;

/** Newest first. In memory only, because it holds answers about people. */
export const sessionQueries = proxy<{ list: SessionQuery[] }>({ list: [] });

let lastId = 0;

export function recordQuery(query: Omit<SessionQuery, 'id'>) {
  onSessionChange(forgetQueries);
  lastId += 1;
  sessionQueries.list.unshift({ ...query, id: lastId });
  sessionQueries.list.splice(maxQueries);
}

/** Called at every change of the session. */
export function forgetQueries() {
  sessionQueries.list = [];
}
