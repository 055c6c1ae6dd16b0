/** Modules that only re-export, and files that are published unchanged, need no source map. */
const withoutMap = /(^|\/)index\.js$|^dist\/color-mode\.js$|^dist\/theme\/theme\.styles\.js$/;
const leftover = /example|story|stories|fixtures|messageExamples|\.test\.|\.browser\./i;

/** The missing and the surplus files of a package. `published` lists entries that have the name of a leftover. */
export function packedFaults(paths: readonly string[], published: readonly string[] = []): string[] {
  const there = new Set(paths);
  const built = paths.filter((path) => path.startsWith('dist/') && path.endsWith('.js') && !withoutMap.test(path));
  const own = paths.filter((path) => path !== 'README.md' && !published.some((entry) => path.startsWith(entry)));
  return [
    ...(built.length > 0 ? [] : ['nothing was built']),
    ...built.filter((path) => !there.has(`${path}.map`)).map((path) => `${path} has no source map`),
    ...own.filter((path) => leftover.test(path)).map((path) => `${path} is not for others`),
  ];
}
