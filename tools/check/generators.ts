/** The commands of each generator, by name: `npm run generate -- coverage` runs those of `coverage`. */
export const generators: Readonly<Record<string, readonly string[]>> = {
  openapi: ['tsx packages/api-client/scripts/writeOpenApi.ts'],
  coverage: ['tsx tools/check/requirements/coverage.ts --write'],
  licences: ['tsx tools/release/licences.ts'],
  settings: ['tsx packages/gateway/scripts/writeSettings.ts'],
  status: ['tsx tools/check/status/writeStatus.ts'],
  pictures: ['vitest run --project visual -u', 'tsx tools/check/pictures/addPalettes.ts'],
};
