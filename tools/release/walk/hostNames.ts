/** The names that the pages use, so that nothing is put in their place. */
export const hostNames = {
  app: 'oraculo.example.com',
  files: 'files.example.com',
  service: 'api.example.com',
  bucket: 's3.example.com',
};
