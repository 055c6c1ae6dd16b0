import type { Page } from '@playwright/test';

/**
 * The next update of the screen throws while React applies it, as when a browser extension has moved its nodes. Only
 * that update fails.
 */
export const breakNextChange = (page: Page) =>
  page.evaluate(() => {
    const own = Node.prototype.insertBefore;
    const ownAppend = Node.prototype.appendChild;
    const isOfScreen = (parent: Node) =>
      parent instanceof Element && parent.closest('main, dialog, [role="dialog"]') !== null;
    const fail = () => {
      Node.prototype.insertBefore = own;
      Node.prototype.appendChild = ownAppend;
      throw new DOMException('The node is not a child of this node.', 'NotFoundError');
    };
    Node.prototype.insertBefore = function insertBefore<Child extends Node>(child: Child, before: Node | null): Child {
      return isOfScreen(this) ? fail() : (own.call(this, child, before) as Child);
    };
    Node.prototype.appendChild = function appendChild<Child extends Node>(child: Child): Child {
      return isOfScreen(this) ? fail() : (ownAppend.call(this, child) as Child);
    };
  });
