/** Texts of a source that a test or a document may quote: string literals and lines of JSX, of two words or more. */
function textsOf(line: string): string[] {
  const literals = [...line.matchAll(/(['"`])((?:(?!\1).)+)\1/g)].map(([, , text = '']) => text);
  const bare = line.trim();
  const jsx = /[{}()<>=;'"`]/.test(bare) ? [] : [bare];
  return [...literals, ...jsx].filter((text) => text.length >= 8 && /\p{L} \p{L}/u.test(text));
}

const isComment = (line: string) => /^\s*(\/\/|\/?\*)/.test(line);

/** The texts that a diff of `git diff --unified=0` removes and does not add again. */
export function removedTexts(diff: string): string[] {
  const lines = diff.split('\n').filter((line) => !/^(---|\+\+\+) /.test(line) && !isComment(line.slice(1)));
  const of = (sign: string) => lines.filter((line) => line.startsWith(sign)).flatMap((line) => textsOf(line.slice(1)));
  const added = of('+').join('\n');
  return [...new Set(of('-'))].filter((text) => !added.includes(text));
}

/** The places that still quote one of the texts, as `path:line: text`. A text that another source has is not removed. */
export function findQuotes(
  texts: readonly string[],
  files: ReadonlyMap<string, string>,
  isSource: (path: string) => boolean,
): string[] {
  const removed = texts.filter(
    (text) => ![...files].some(([path, content]) => isSource(path) && content.includes(text)),
  );
  return [...files].flatMap(([path, content]) =>
    content.split('\n').flatMap((line, index) => {
      const quoted = removed.find((text) => line.includes(text));
      return quoted === undefined ? [] : [`${path}:${index + 1}: ${quoted}`];
    }),
  );
}
