import { session } from '../../session/session.ts';
import { safeStorage } from '../../service/safeStorage.ts';
import { hashText } from './hashText.ts';

/** Filters of one list under a name. */
export interface View {
  /** The list that it belongs to. */
  list: string;
  name: string;
  /** The filters of the address, as `storePeriod` writes them. */
  search: string;
  /** Whether the list opens with it. */
  isDefault: boolean;
}

/** The key holds a hash of the e-mail address, so that the storage of a shared computer does not reveal it. */
const keyOf = (email: string) => `oraculo:views:${hashText(email)}`;

function isView(value: unknown): value is View {
  if (typeof value !== 'object' || value === null) return false;
  const { list, name, search, isDefault } = value as Record<string, unknown>;
  return (
    typeof list === 'string' && typeof name === 'string' && typeof search === 'string' && typeof isDefault === 'boolean'
  );
}

/** Accepts any stored value; never throws. */
export function readViews(value: unknown): readonly View[] {
  return Array.isArray(value) ? value.filter(isView) : [];
}

const none: readonly View[] = [];

/** The stored views, read at the last change of the session or of the storage. */
let known: { generation: number; key: string; all: readonly View[] } | null = null;
const followers = new Set<() => void>();

function changeTo(next: typeof known) {
  known = next;
  for (const follow of followers) follow();
}

function read(): readonly View[] {
  const key = keyOf(session.email);
  known = { generation: session.generation, key, all: readViews(safeStorage.readJson(key)) };
  return known.all;
}

/** The views of the current user for all lists. Returns the same array until they change. */
export const views = {
  get all(): readonly View[] {
    if (session.email === '') return none;
    return known?.generation === session.generation ? known.all : read();
  },
};

/** Another tab changed them. A null key means that the whole storage was cleared. */
const followOtherTabs = ({ key }: StorageEvent) => {
  if (key === null || key === known?.key) changeTo(null);
};

/** Runs `changed` at each change, in this tab or in another one. */
export function subscribeToViews(changed: () => void) {
  // Adding the same listener again has no effect.
  window.addEventListener('storage', followOtherTabs);
  followers.add(changed);
  return () => void followers.delete(changed);
}

function write(all: readonly View[]) {
  // Some tests run without a `window`.
  globalThis.addEventListener?.('storage', followOtherTabs);
  const key = keyOf(session.email);
  safeStorage.write(key, JSON.stringify(all));
  changeTo({ generation: session.generation, key, all });
}

const isSame = (one: Pick<View, 'list' | 'name'>, other: Pick<View, 'list' | 'name'>) =>
  one.list === other.list && one.name === other.name;

/**
 * Saves a view. It replaces the view of the same name, or the one that was named `formerName`. A list has at most one
 * default view.
 */
export function saveView(view: View, formerName = view.name) {
  const former = { list: view.list, name: formerName };
  // Reads the storage again, because another tab may have saved a view while this tab was suspended.
  const stored = read();
  const isRenamed = formerName !== view.name && stored.some((one) => isSame(one, former));
  const present = isRenamed ? stored.map((one) => (isSame(one, former) ? view : one)) : [...stored, view];
  const kept = present
    .filter((one) => one === view || !isSame(one, view))
    .map((one) => (view.isDefault && one !== view && one.list === view.list ? { ...one, isDefault: false } : one));
  write(kept.toSorted((a, b) => Number(b.isDefault) - Number(a.isDefault)));
}

export const removeView = (view: Pick<View, 'list' | 'name'>) => write(read().filter((one) => !isSame(one, view)));
