import { proxy, ref } from 'valtio';
import { subscribeKey } from 'valtio/utils';
import { session } from '../../session/session.ts';
import { safeStorage } from '../../service/safeStorage.ts';
import { hashText } from './hashText.ts';

/** Filters of one list under a name. */
export interface View {
  /** The list that it belongs to. */
  list: string;
  name: string;
  /** What the address says of the filters, as `storePeriod` writes it. */
  search: string;
  /** The list opens with it. */
  isFirst: boolean;
}

/** The user stands in it as a hash: who looks into the storage of a shared computer reads no address. */
const keyOf = (email: string) => `oraculo:views:${hashText(email)}`;

function isView(value: unknown): value is View {
  if (typeof value !== 'object' || value === null) return false;
  const { list, name, search, isFirst } = value as Record<string, unknown>;
  return (
    typeof list === 'string' && typeof name === 'string' && typeof search === 'string' && typeof isFirst === 'boolean'
  );
}

/** Whatever the storage held; never throws. */
export function readViews(value: unknown): readonly View[] {
  return Array.isArray(value) ? value.filter(isView) : [];
}

const readOwn = () => ref(readViews(safeStorage.readJson(keyOf(session.email))));

/** Those of the present user, of all lists. */
export const views = proxy<{ all: readonly View[] }>({ all: readOwn() });

const follow = () => {
  views.all = session.email === '' ? ref([]) : readOwn();
};

subscribeKey(session, 'epoch', follow, true);
// Another tab changed them; a null key means that everything was cleared. Tests run without a page.
globalThis.addEventListener?.('storage', ({ key }) => {
  if (key === null || key === keyOf(session.email)) follow();
});

function write(all: readonly View[]) {
  views.all = ref(all);
  safeStorage.write(keyOf(session.email), JSON.stringify(all));
}

const isSame = (one: Pick<View, 'list' | 'name'>, other: Pick<View, 'list' | 'name'>) =>
  one.list === other.list && one.name === other.name;

/** Saves a view. It replaces one of the same name, and only one view of a list can be the first. */
export function saveView(view: View) {
  // Read anew: another tab may have saved one that this tab, asleep, has not heard of.
  const others = readOwn().filter((one) => !isSame(one, view));
  const kept = view.isFirst ? others.map((one) => (one.list === view.list ? { ...one, isFirst: false } : one)) : others;
  write([...kept, view].toSorted((a, b) => Number(b.isFirst) - Number(a.isFirst)));
}

export const removeView = (view: Pick<View, 'list' | 'name'>) => write(readOwn().filter((one) => !isSame(one, view)));
