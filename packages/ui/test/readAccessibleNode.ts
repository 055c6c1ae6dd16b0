import { cdp } from 'vitest/browser';

interface DomNode {
  backendNodeId: number;
  attributes?: string[];
  children?: DomNode[];
  contentDocument?: DomNode;
}

const findMarked = (node: DomNode): DomNode | undefined => {
  if (node.attributes?.includes('data-read')) return node;
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

/** Role, name and state that the browser reports to a screen reader, including text from stylesheets. */
export async function readAccessibleNode(element: Element | undefined) {
  element?.setAttribute('data-read', '');
  const { root } = (await cdp().send('DOM.getDocument', { depth: -1, pierce: true })) as { root: DomNode };
  element?.removeAttribute('data-read');
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
