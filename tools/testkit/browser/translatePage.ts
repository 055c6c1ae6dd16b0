/**
 * Does to a page what the translator of Chrome does: two `<font>` with a new text take the place of each text, at once and when
 * one appears. It returns the function that ends it. Playwright sends it to the page as it is written here, so it may use
 * nothing outside of itself.
 */
export function translatePage(): () => void {
  const untouched =
    'script, style, noscript, textarea, option, title, svg, font, [contenteditable], body [translate="no"]';

  const wrap = (text: Text) => {
    if (!text.data.trim() || !text.parentElement || text.parentElement.closest(untouched)) return;
    const inner = document.createElement('font');
    // A text of its own: React keeps the one that it made, which is no longer in the page.
    inner.append(text.data);
    const outer = document.createElement('font');
    outer.append(inner);
    text.replaceWith(outer);
  };

  const wrapAll = (root: Node) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts = root instanceof Text ? [root] : [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    texts.forEach(wrap);
  };

  const observer = new MutationObserver((changes) => {
    for (const { type, target, addedNodes } of changes) {
      if (type === 'characterData') wrapAll(target);
      addedNodes.forEach(wrapAll);
    }
  });
  wrapAll(document);
  observer.observe(document, { childList: true, characterData: true, subtree: true });
  return () => observer.disconnect();
}
