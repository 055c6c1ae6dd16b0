/** The same host names as in the pages, so that the commands run unchanged. */
export const hostNames = {
  app: 'oraculo.example.com',
  files: 'files.example.com',
  service: 'api.example.com',
  bucket: 's3.example.com',
};
