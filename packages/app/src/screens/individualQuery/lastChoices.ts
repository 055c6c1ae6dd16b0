import { proxy, subscribe } from 'valtio';
import { safeStorage } from '../../service/safeStorage.ts';

export const choicesKey = 'eligibility-search-data';

/** The operator and brand of the last query, stored for the next one. Nothing about a person is stored. */
export interface Choices {
  ansId: string | null;
  brandId: string | null;
}

const noChoices: Choices = { ansId: null, brandId: null };

const textOrNull = (value: unknown) => (typeof value === 'string' && value !== '' ? value : null);

/** Reads the stored value; never throws. */
export function readChoices(value: unknown): Choices {
  if (typeof value !== 'object' || value === null) return noChoices;
  const { ansId, brandId } = value as Record<string, unknown>;
  return { ansId: textOrNull(ansId), brandId: textOrNull(brandId) };
}

// A copy, because the proxy writes into its argument.
export const choices = proxy<Choices>({ ...readChoices(safeStorage.readJson(choicesKey)) });

subscribe(choices, () => safeStorage.write(choicesKey, JSON.stringify(choices)));

export const rememberChoices = ({ ansId, brandId }: Choices) => Object.assign(choices, { ansId, brandId });

export const forgetChoices = () => rememberChoices(noChoices);
