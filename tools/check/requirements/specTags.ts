import { readdirSync, readFileSync } from 'node:fs';
import ts from 'typescript';

/** A comment `// spec: 1.5.3 2.4.1` above a test, a block of tests or a story names the requirements that it tests. */
export interface SpecTag {
  file: string;
  /** The line of the comment, from 1. */
  line: number;
  requirements: string[];
  /** The lines of the statement below the comment. */
  firstLine: number;
  lastLine: number;
  /** The name of the exported story, if the statement is one. */
  story: string | undefined;
}

const comment = /^[ \t]*\/\/ spec: (.+)$/gm;

/** The outermost statement that starts after `position`. */
function statementAfter(source: ts.SourceFile, position: number): ts.Statement | undefined {
  let found: ts.Statement | undefined;
  const visit = (node: ts.Node) => {
    if (found || node.end <= position) return;
    if (ts.isStatement(node) && !ts.isBlock(node) && node.getStart(source) > position) found = node;
    else ts.forEachChild(node, visit);
  };
  ts.forEachChild(source, visit);
  return found;
}

function storyOf(statement: ts.Statement): string | undefined {
  if (!ts.isVariableStatement(statement)) return undefined;
  const [declared] = statement.declarationList.declarations;
  return declared && ts.isIdentifier(declared.name) ? declared.name.text : undefined;
}

function readSpecTags(file: string, text: string): SpecTag[] {
  const found = [...text.matchAll(comment)];
  if (found.length === 0) return [];
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const lineOf = (position: number) => source.getLineAndCharacterOfPosition(position).line + 1;
  return found.flatMap((match) => {
    const statement = statementAfter(source, match.index);
    if (!statement) return [];
    return {
      file,
      line: lineOf(match.index + match[0].length),
      requirements: (match[1] ?? '').trim().split(/[\s,]+/),
      firstLine: lineOf(statement.getStart(source)),
      lastLine: lineOf(statement.end),
      story: file.endsWith('.stories.tsx') ? storyOf(statement) : undefined,
    };
  });
}

const isTest = /^(?!.*node_modules).*\.(test|spec|stories)\.tsx?$/;

const testFiles = () =>
  ['packages', 'tools']
    // Symbolic links are not followed, because packages and tools link to each other.
    .flatMap((root) => readdirSync(root, { recursive: true, withFileTypes: true }))
    .map(({ parentPath, name }) => `${parentPath}/${name}`)
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => isTest.test(path))
    .toSorted();

export const readAllSpecTags = () => testFiles().flatMap((file) => readSpecTags(file, readFileSync(file, 'utf8')));
