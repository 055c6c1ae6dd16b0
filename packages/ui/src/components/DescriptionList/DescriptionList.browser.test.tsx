import { render, screen } from '@testing-library/react';
import { translatePage } from '@oraculo-tools/testkit/browser/translatePage.ts';
import { expect, onTestFinished, test } from 'vitest';
import { DescriptionList } from './DescriptionList.tsx';

test('an action next to a value can be added and removed on a page that the browser translates', async () => {
  const listWith = (action?: string) => (
    <DescriptionList items={[{ term: 'CPF', value: '529.982.247-25', action: action && <button>{action}</button> }]} />
  );
  const { rerender } = render(listWith());
  onTestFinished(translatePage());
  for (const action of ['Copiar', undefined, 'Copiar']) {
    rerender(listWith(action));
    // The translator of a browser reacts to a change of the DOM in a microtask.
    await expect.poll(() => screen.getByText('529.982.247-25').localName).toBe('font');
    expect(screen.queryAllByRole('button')).toHaveLength(action ? 1 : 0);
  }
});
