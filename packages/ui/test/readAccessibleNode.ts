import { cdp } from 'vitest/browser';

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

interface AccessibleNode {
  role?: { value: string };
  name?: { value: string };
  properties?: { name: string; value: { value?: unknown } }[];
}

/** The text that the browser gives to a screen reader, the text of its styles included. */
export async function readAloud(element: Element | undefined) {
  element?.setAttribute('data-heard', '');
  const { root } = (await cdp().send('DOM.getDocument', { depth: -1, pierce: true })) as { root: DomNode };
  element?.removeAttribute('data-heard');
  const backendNodeId = findMarked(root)?.backendNodeId;
  const { nodes } = (await cdp().send('Accessibility.getPartialAXTree', { backendNodeId, fetchRelatives: false })) as {
    nodes: AccessibleNode[];
  };
  const [node] = nodes;
  return {
    role: node?.role?.value,
    name: node?.name?.value,
    isExpanded: node?.properties?.find(({ name }) => name === 'expanded')?.value.value,
  };
}
