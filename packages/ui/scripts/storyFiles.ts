import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { storyNameFromExport, toId } from 'storybook/internal/csf';
import ts from 'typescript';

export interface StoryFile {
  /** Inside `src`. */
  file: string;
  title: string;
  /** The component in the file's meta. */
  component: string | undefined;
  /** Parts of the specification that all of its stories prove. */
  spec: string[];
  stories: { id: string; name: string; spec: string[] }[];
}

const root = fileURLToPath(new URL('../src/', import.meta.url));

const memberOf = (node: ts.Expression | undefined, name: string) =>
  node && ts.isObjectLiteralExpression(node)
    ? node.properties.filter(ts.isPropertyAssignment).find((property) => property.name.getText() === name)?.initializer
    : undefined;

const textsOf = (node: ts.Expression | undefined) =>
  node && ts.isArrayLiteralExpression(node) ? node.elements.filter(ts.isStringLiteralLike).map(({ text }) => text) : [];

const specOf = (options: ts.Expression | undefined) => textsOf(memberOf(memberOf(options, 'parameters'), 'spec'));

/** `name = callee(options)`, as `preview.meta({…})` and `meta.story({…})` are written. */
function callsIn(tree: ts.SourceFile) {
  return tree.statements
    .filter(ts.isVariableStatement)
    .flatMap((statement) => statement.declarationList.declarations)
    .flatMap(({ name, initializer }) =>
      initializer && ts.isCallExpression(initializer)
        ? [{ name: name.getText(), callee: initializer.expression.getText(), options: initializer.arguments[0] }]
        : [],
    );
}

function readStoryFile(file: string): StoryFile[] {
  const tree = ts.createSourceFile(file, readFileSync(`${root}${file}`, 'utf8'), ts.ScriptTarget.Latest, true);
  const calls = callsIn(tree);
  const meta = calls.find(({ callee }) => callee === 'preview.meta');
  const title = memberOf(meta?.options, 'title');
  if (!meta || !title || !ts.isStringLiteralLike(title)) return [];
  const stories = calls
    .filter(({ callee }) => callee === `${meta.name}.story`)
    .map(({ name, options }) => {
      const shown = memberOf(options, 'name');
      return {
        id: toId(title.text, storyNameFromExport(name)),
        name: shown && ts.isStringLiteralLike(shown) ? shown.text : storyNameFromExport(name),
        spec: specOf(options),
      };
    });
  const component = memberOf(meta.options, 'component')?.getText();
  return [{ file, title: title.text, component, spec: specOf(meta.options), stories }];
}

/** Every story of the kit, read from the sources: Storybook itself is not started. */
export const readStoryFiles = (): StoryFile[] =>
  readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.stories.tsx'))
    .toSorted()
    .flatMap((file) => readStoryFile(file.replaceAll('\\', '/')));
