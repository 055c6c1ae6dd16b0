/** Whether eight clean digits can be a CEP, the lowest of which is 01000-000. Only the postal service knows whether it exists. */
export const isValidCep = (cep: string): boolean => /^(?!00)\d{8}$/.test(cep);
