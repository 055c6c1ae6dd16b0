/** The named parameters, in the order of their names. */
export const pick = (params: URLSearchParams, names: readonly string[]): URLSearchParams =>
  new URLSearchParams(names.flatMap((name) => params.getAll(name).map((value) => [name, value])));

/** All other parameters, in their own order. */
export const without = (params: URLSearchParams, names: readonly string[]): URLSearchParams =>
  new URLSearchParams([...params].filter(([name]) => !names.includes(name)));
