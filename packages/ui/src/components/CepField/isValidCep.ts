/** Whether eight clean digits can be a CEP: the first is 01000-000. Whether there is such a street, only the post knows. */
export const isValidCep = (cep: string): boolean => /^(?!00)\d{8}$/.test(cep);
