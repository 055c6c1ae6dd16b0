import { proxy, ref } from 'valtio';
import { safeStorage } from '../../service/safeStorage.ts';

const recentOperatorsKey = 'oraculo:recent-operators';

const maxOperators = 3;

/** Reads the stored value; never throws. */
export const readRecentOperators = (value: unknown): string[] =>
  Array.isArray(value)
    ? value.filter((id): id is string => typeof id === 'string' && id !== '').slice(0, maxOperators)
    : [];

/** ANS numbers of the last queried operators, newest first. Nothing about a person is stored. */
export const recentOperators = proxy<{ ids: readonly string[] }>({
  ids: ref(readRecentOperators(safeStorage.readJson(recentOperatorsKey))),
});

export function recordOperator(ansId: string) {
  const ids = [ansId, ...recentOperators.ids.filter((id) => id !== ansId)].slice(0, maxOperators);
  recentOperators.ids = ref(ids);
  safeStorage.write(recentOperatorsKey, JSON.stringify(ids));
}

export function forgetOperators() {
  recentOperators.ids = ref([]);
  safeStorage.remove(recentOperatorsKey);
}
