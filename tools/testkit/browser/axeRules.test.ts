import axe from 'axe-core';
import { expect, test } from 'vitest';
import { axeRules } from './axeRules.ts';

interface Rule {
  id: string;
  enabled: boolean;
  tags: readonly string[];
}

/** axe has no public list of the rules that it runs by default. */
const { _audit: audit } = axe as unknown as { _audit: { rules: readonly Rule[] } };
const { rules } = audit;
const isUnfinished = ({ tags }: Rule) => tags.includes('experimental') || tags.includes('deprecated');

test('every stable rule of axe runs, including optional ones', () => {
  expect(rules.length).toBeGreaterThan(90);
  const configured = new Set(axeRules.map(({ id }) => id));
  expect(rules.filter((rule) => !isUnfinished(rule) && !rule.enabled && !configured.has(rule.id))).toEqual([]);
  const known = new Set(rules.map(({ id }) => id));
  expect([...configured].filter((id) => !known.has(id))).toEqual([]);
});
