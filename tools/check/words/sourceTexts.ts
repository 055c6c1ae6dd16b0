import ts from 'typescript';

export interface SourceText {
  text: string;
  /** The number of its first line, from 1. */
  line: number;
}

const openings = /^\/\*+ ?|\*+\/$|^\/\/ ?|^[ \t]*\* */gm;
const isTitled = /^(test|it|describe)\b/;
const inWords = (name: string) => name.replaceAll(/(?<=[a-z\d])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/g, ' ');

/** A title in which each value is replaced by its name: “the ${sheetName} is read” becomes “the sheet name is read”. */
function titleText(node: ts.Node): string | undefined {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (!ts.isTemplateExpression(node)) return undefined;
  const values = node.templateSpans.map(({ expression, literal }) => {
    const name = /(\w+)\W*$/.exec(expression.getText())?.[1] ?? '';
    return inWords(name).toLowerCase() + literal.text;
  });
  return node.head.text + values.join('');
}

function titleOf(node: ts.Node): string | undefined {
  if (ts.isCallExpression(node) && isTitled.test(node.expression.getText())) {
    const [first] = node.arguments;
    return first && titleText(first);
  }
  return undefined;
}

/** A story is an exported constant; its name is a sentence without spaces. */
const storyNamesOf = (node: ts.Node): string[] =>
  ts.isVariableStatement(node) && node.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)
    ? node.declarationList.declarations.map(({ name }) => inWords(name.getText()))
    : [];

/** After a tag or an expression in JSX, `//` is text. */
const isBeforeJsxText = ({ kind, parent }: ts.Node) =>
  (kind === ts.SyntaxKind.GreaterThanToken && !ts.isTypeNode(parent)) ||
  (kind === ts.SyntaxKind.CloseBraceToken && ts.isJsxExpression(parent));

/** The comments of a file for which there is no parser: lines that begin with `#` or `--`. Consecutive lines are one text. */
export function lineComments(text: string): SourceText[] {
  const comments: SourceText[] = [];
  let previous = -1;
  for (const [index, line] of text.split('\n').entries()) {
    const comment = /^\s*(?:#(?!!)|--) ?(.*)$/.exec(line)?.[1];
    if (comment === undefined) continue;
    if (previous === index - 1 && comments.length > 0) comments.at(-1)!.text += `\n${comment}`;
    else comments.push({ text: comment, line: index + 1 });
    previous = index;
  }
  return comments;
}

/** The texts that people read in a source: its comments, the titles of its tests and the names of its stories. */
export function sourceTexts(file: string, text: string): SourceText[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const lineOf = (place: number) => source.getLineAndCharacterOfPosition(place).line + 1;
  const comments = new Map<number, SourceText>();
  const titles: SourceText[] = [];
  const addComment = (pos: number, end: number) => {
    comments.set(pos, { text: text.slice(pos, end).replaceAll(openings, ''), line: lineOf(pos) });
  };
  const visit = (node: ts.Node) => {
    const children = node.getChildren(source);
    const isToken = children.length === 0 && node.kind !== ts.SyntaxKind.JsxText;
    if (isToken) ts.forEachLeadingCommentRange(text, node.getFullStart(), addComment);
    if (isToken && !isBeforeJsxText(node)) ts.forEachTrailingCommentRange(text, node.end, addComment);
    const title = titleOf(node);
    const names = file.endsWith('.stories.tsx') ? storyNamesOf(node) : [];
    for (const one of title === undefined ? names : [title]) titles.push({ text: one, line: lineOf(node.getStart()) });
    for (const child of children) visit(child);
  };
  visit(source);
  return [...comments.values(), ...titles];
}
