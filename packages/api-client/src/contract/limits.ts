/** Limits that the screens check before a call and the service checks again. */
export const limits = {
  uploadBytes: 20 * 1024 * 1024,
  /** Lines of an upload, without the header. */
  uploadLines: 100_000,
  /** The number of days that a search may span. */
  periodDays: 30,
} as const;

/** The message about a list with more lines than an upload may have. */
export const tooManyLines = (maximum: number = limits.uploadLines): string =>
  `São mais de ${maximum.toLocaleString('pt-BR')} linhas. Divida-as e envie em partes.`;
