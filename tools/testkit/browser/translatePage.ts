/**
 * Changes a page like the translator of Chrome: it replaces each text, including later ones, by two `<font>` with a new
 * text. Returns a function that stops it. Playwright sends the source of this function to the page, so it cannot use
 * anything outside of itself.
 */
export function translatePage(): () => void {
  const untouched =
    'script, style, noscript, textarea, option, title, svg, font, [contenteditable], body [translate="no"]';

  const wrap = (text: Text) => {
    if (!text.data.trim() || !text.parentElement || text.parentElement.closest(untouched)) return;
    const inner = document.createElement('font');
    // Inserts a new text node. React keeps its own one, which is no longer in the page.
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
