import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { cdp } from 'vitest/browser';
import { UiProvider } from '../UiProvider/UiProvider.tsx';
import { DataTable } from './DataTable.tsx';
import { storyColumns, storyPage } from './storyRows.tsx';

afterEach(cleanup);

interface DomNode {
  backendNodeId: number;
  attributes?: string[];
  children?: DomNode[];
  contentDocument?: DomNode;
}

const findMarked = (node: DomNode): DomNode | undefined => {
  if (node.attributes?.includes('data-heard')) return node;
  const inside = [node.contentDocument, ...(node.children ?? [])];
  for (const child of inside) {
    const found = child && findMarked(child);
    if (found) return found;
  }
  return undefined;
};

/** What the browser hands to a screen reader, the text of its styles included: role and name. */
async function readAloud(element: Element | undefined) {
  element?.setAttribute('data-heard', '');
  const { root } = (await cdp().send('DOM.getDocument', { depth: -1, pierce: true })) as { root: DomNode };
  element?.removeAttribute('data-heard');
  const backendNodeId = findMarked(root)?.backendNodeId;
  const { nodes } = (await cdp().send('Accessibility.getPartialAXTree', { backendNodeId, fetchRelatives: false })) as {
    nodes: { role?: { value: string }; name?: { value: string } }[];
  };
  return [nodes[0]?.role?.value, nodes[0]?.name?.value];
}

test('in cards a cell is heard with the name of its column, the title is the header of its row', async () => {
  render(
    <UiProvider>
      <div style={{ inlineSize: '320px' }}>
        <DataTable
          aria-label="Arquivos"
          columns={storyColumns}
          rows={storyPage(1, 2, 132)}
          rowKey={(row: { id: string }) => row.id}
        />
      </div>
    </UiProvider>,
  );
  const cells = () => screen.getAllByRole('cell');
  expect(await readAloud(screen.getAllByRole('columnheader')[4])).toEqual(['columnheader', 'Plano']);
  expect(await readAloud(cells().find((cell) => cell.textContent === 'Essencial 200'))).toEqual([
    'cell',
    'Plano Essencial 200',
  ]);
  expect(await readAloud(screen.getAllByRole('rowheader')[0])).toEqual(['rowheader', 'Beatriz Aparecida Lourenço']);
});
