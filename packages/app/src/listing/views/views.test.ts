import { beforeEach, expect, test } from 'vitest';
import { endSession, startSession } from '../../session/session.ts';
import { hashText } from './hashText.ts';
import { filterNames, keptSearch, personalFilterTitles, openPeriod, storePeriod } from './viewSearch.ts';
import { readViews, removeView, saveView, views } from './views.ts';

const answer = (email: string) => ({ userToken: 't', givenName: 'Rui', email, membership: [], expiresIn: 3600 });
const view = (name: string, isDefault = false, list = 'batches') => ({ list, name, search: `x=${name}`, isDefault });
const names = () => views.all.map(({ list, name, isDefault }) => `${list} ${name}${isDefault ? ' *' : ''}`);

beforeEach(() => startSession(answer('rui@oraculo.example')));

test('a view of the same name is replaced, and a list has one default view', () => {
  saveView(view('norte'));
  saveView(view('sul', true));
  saveView(view('leste', true, 'report'));
  saveView(view('oeste', true));
  saveView({ ...view('norte'), search: 'x=2' });
  expect(names()).toEqual(['report leste *', 'batches oeste *', 'batches sul', 'batches norte']);
  expect(views.all.at(-1)?.search).toBe('x=2');
  removeView(view('sul'));
  expect(names()).toEqual(['report leste *', 'batches oeste *', 'batches norte']);
});

test('a renamed view keeps its place, and is added again if another tab removed it', () => {
  for (const one of views.all) removeView(one);
  for (const name of ['norte', 'sul', 'leste']) saveView(view(name));
  saveView(view('interior'), 'sul');
  expect(names()).toEqual(['batches norte', 'batches interior', 'batches leste']);
  saveView(view('oeste'), 'sul');
  expect(names()).toEqual(['batches norte', 'batches interior', 'batches leste', 'batches oeste']);
  for (const one of views.all) removeView(one);
});

test('each user has separate views, and without a user there are none', () => {
  for (const one of views.all) removeView(one);
  saveView(view('norte'));
  startSession(answer('ana@oraculo.example'));
  expect(names()).toEqual([]);
  endSession('signedOut');
  expect(names()).toEqual([]);
  startSession(answer('rui@oraculo.example'));
  expect(names()).toEqual(['batches norte']);
});

test('other stored values are not views', () => {
  expect(readViews('x')).toEqual([]);
  expect(readViews([null, 1, 'x', { list: 'a' }, view('a')])).toEqual([view('a')]);
});

test.each(['list', 'name', 'search', 'isDefault'])('a value without a usable “%s” is not a view', (name) => {
  expect(
    readViews([
      { ...view('a'), [name]: 1 },
      { ...view('a'), [name]: undefined },
    ]),
  ).toEqual([]);
});

test('two lists may each have a view of the same name', () => {
  for (const one of views.all) removeView(one);
  saveView(view('norte'));
  saveView(view('norte', false, 'report'));
  expect(names()).toEqual(['batches norte', 'report norte']);
  removeView(view('norte'));
  expect(names()).toEqual(['report norte']);
});

test('the hash is FNV-1a', () => {
  expect(hashText('')).toBe('cbf29ce484222325');
  expect(hashText('foobar')).toBe('85944171f73967e8');
  expect(hashText('bia')).toBe('00541319134fd5bf');
});

test('a period that ends today is stored as relative, any other period stays unchanged', () => {
  const kept = storePeriod('period=2026-11-16_2026-11-22&ansId=1', '2026-11-22');
  expect(kept).toBe('period=-6&ansId=1');
  expect(openPeriod(kept, '2026-11-30')).toBe('period=2026-11-24_2026-11-30&ansId=1');
  expect(storePeriod('ansId=1', '2026-11-22')).toBe('ansId=1');
  const old = 'period=2026-11-01_2026-11-21';
  expect(openPeriod(storePeriod(old, '2026-11-22'), '2026-11-30')).toBe(old);
});

test('only the allowed filters are kept, and filters about people are named', () => {
  const rules = {
    list: 'batches',
    kept: ['brandName'],
    personalFilters: { userEmail: 'o usuário', lotName: 'o arquivo' },
  };
  const params = new URLSearchParams('userEmail=a@b.example&brandName=Ip%C3%AA&page=3');
  expect(keptSearch(params, rules)).toBe('brandName=Ip%C3%AA');
  expect(personalFilterTitles(params, rules)).toEqual(['o usuário']);
});

test('the tab is a part of a view and no filter', () => {
  const rules = { list: 'credentials', kept: ['tab', 'ansId'], personalFilters: { user: 'o usuário' }, tab: 'tab' };
  expect(filterNames(rules)).toEqual(['ansId', 'user']);
});
