import type { Page } from '@playwright/test';

/**
 * Makes the next update of the screen throw while React applies it, as when a browser extension has moved its nodes.
 * Later updates work. With `cause`, the first update after that event throws. Without it, a response that arrives
 * earlier could remove the control that the test is about to use.
 */
export const breakNextChange = (page: Page, cause?: 'click' | 'input') =>
  page.evaluate((cause) => {
    const nativeInsertBefore = Node.prototype.insertBefore;
    const nativeAppendChild = Node.prototype.appendChild;
    const isOfScreen = (parent: Node) =>
      parent instanceof Element && parent.closest('main, dialog, [role="dialog"]') !== null;
    const fail = () => {
      Node.prototype.insertBefore = nativeInsertBefore;
      Node.prototype.appendChild = nativeAppendChild;
      throw new DOMException('The node is not a child of this node.', 'NotFoundError');
    };
    const arm = () => {
      Node.prototype.insertBefore = insertBefore;
      Node.prototype.appendChild = appendChild;
    };
    if (cause) window.addEventListener(cause, arm, { capture: true, once: true });
    else arm();
    function insertBefore<Child extends Node>(this: Node, child: Child, before: Node | null): Child {
      return isOfScreen(this) ? fail() : (nativeInsertBefore.call(this, child, before) as Child);
    }
    function appendChild<Child extends Node>(this: Node, child: Child): Child {
      return isOfScreen(this) ? fail() : (nativeAppendChild.call(this, child) as Child);
    }
  }, cause);
