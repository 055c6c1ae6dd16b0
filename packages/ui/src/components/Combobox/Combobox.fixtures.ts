import type { SelectOption } from '../../internal/collections/Combobox/SelectOption.ts';

/** Invented reasons and specialties, for stories only. */
export const reasons: SelectOption<string>[] = [
  { value: 'code', label: 'Código do procedimento incorreto', searchText: 'TUSS' },
  { value: 'proof', label: 'Falta o laudo', subtitle: 'Anexo 7' },
  { value: 'late', label: 'Guia fora do prazo' },
  { value: 'twice', label: 'Guia em duplicidade' },
];

export const specialties: SelectOption<string>[] = [
  { value: 'cardio', label: 'Cardiologia' },
  { value: 'ortho', label: 'Ortopedia' },
  { value: 'ortho-kids', label: 'Ortopedia pediátrica' },
  { value: 'neuro', label: 'Neurologia' },
];

/** A server that answers when the test says so. */
export function slowServer() {
  const requests: { query: string; signal: AbortSignal; answer: () => void; fail: () => void }[] = [];
  const load = (query: string, signal: AbortSignal) =>
    new Promise<SelectOption<string>[]>((resolve, reject) => {
      const found = specialties.filter(({ label }) => label.toLowerCase().includes(query.toLowerCase()));
      requests.push({ query, signal, answer: () => resolve(found), fail: () => reject(new Error('offline')) });
    });
  return { requests, load };
}

/** A promise that the test resolves. */
export function deferred<Value>() {
  let resolve: (value: Value) => void = () => {};
  const promise = new Promise<Value>((done) => {
    resolve = done;
  });
  return { promise, resolve };
}
