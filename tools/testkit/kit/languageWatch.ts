/** Words that no Portuguese sentence of ours contains. Every English string of React Aria contains at least one of them. */
const english =
  /\b(the|of|and|to|from|with|without|select|selected|deselected|selection|calendar|next|previous|start|end|must|be|before|after|press|option|options|available|unavailable|dismiss|close|open|clear|loading|required|month|year|week|today|day|drag|drop|file|files|click|enter|value|invalid|please|search|show|hide|remove|empty|page|range|toggle|notification|notifications|button|dialog|arrow|keys|more|items|error|field|this|is|are|your|you)\b/i;

/** Words that no English sentence of ours contains, and letters that no English word has. */
const portuguese =
  /[ãõçáàâéêíóôú]|\b(o|os|da|de|das|dos|para|por|com|sem|em|um|uma|ou|abrir|fechar|limpar|mostrar|ocultar|remover|retirar|selecione|escolha|digite|buscar|pesquisar|tentar|anterior|hoje|ontem|dia|dias|mes|ano|itens|arquivo|arquivos|erro|campo|campos|senha|texto|tabela|nenhum|nenhuma|mostrando|carregando|aguardando|menu principal|sair|voltar|cancelar|enviado|inteiro)\b/i;

/** Words and letters of Portuguese and English that no Spanish sentence of ours contains. */
const notSpanish =
  /[ãõçêô]|\b(the|of|and|from|with|without|select|next|previous|must|press|option|available|close|clear|required|month|year|week|today|drag|drop|files|click|enter|please|search|show|hide|remove|page|rows|button|keys|more|items|you|um|uma|não|nenhum|dia|ano|você|digite|escolha|pesquisar)\b/i;

/** The words of the other languages, which must not be on the page. */
const foreign = { 'pt-BR': english, en: portuguese, 'en-US': portuguese, 'en-GB': portuguese, es: notSpanish };
export type PageLanguage = keyof typeof foreign;

const readAttributes = [
  'aria-label',
  'aria-description',
  'aria-roledescription',
  'aria-valuetext',
  'placeholder',
  'title',
  'alt',
];

/** Ignored: the code and the name of a bank, which are the same in every language. */
const bank = /^\d{3} \p{Lu}/u;

/** Ignored: styles, scripts, code, and the templates of Storybook, which are in the same body. */
const notOurs = 'style, script, code, pre, [class^="sb-"]';

function readTree(node: Node, seen: Set<string>) {
  if (node instanceof Element ? node.closest(notOurs) : node.parentElement?.closest(notOurs)) return;
  if (node.nodeType === Node.TEXT_NODE && node.textContent) seen.add(node.textContent);
  if (!(node instanceof Element)) return;
  for (const name of readAttributes) {
    const value = node.getAttribute(name);
    if (value) seen.add(value);
  }
  for (const child of node.childNodes) readTree(child, seen);
}

/**
 * Records every text and accessible name that appears while a story plays, including short announcements, in an English
 * browser. The returned function ends the recording and throws if a text contains a word of another language.
 */
export function watchLanguage(language: PageLanguage): () => void {
  const seen = new Set<string>();
  const observer = new MutationObserver((changes) => {
    for (const { type, target, addedNodes } of changes) {
      if (type === 'childList') for (const node of addedNodes) readTree(node, seen);
      else if (type === 'characterData') readTree(target, seen);
      else if (target instanceof Element) readTree(target, seen);
    }
  });
  observer.observe(document.body, {
    subtree: true,
    childList: true,
    characterData: true,
    attributes: true,
    attributeFilter: readAttributes,
  });
  return () => {
    observer.disconnect();
    readTree(document.body, seen);
    const found = [...seen].filter((text) => foreign[language].test(text) && !bank.test(text));
    if (found.length > 0) throw new Error(`Not ${language} on the page:\n${found.join('\n')}`);
  };
}
