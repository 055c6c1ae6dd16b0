import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { openApiDocument, openApiText } from '../scripts/openApiDocument.ts';
import { allOperations } from '../src/contract/index.ts';
import { statusExamples } from '../src/contract/statusExamples.ts';

test('the checked-in OpenAPI document matches the schemas', () => {
  const checkedIn = readFileSync(new URL('../openapi.json', import.meta.url), 'utf8');
  expect(checkedIn, 'run `npm run generate -- openapi`').toBe(openApiText());
});

test('the OpenAPI document has every operation, and no list has a password', () => {
  const { paths } = openApiDocument() as { paths: Record<string, Record<string, { operationId: string }>> };
  const ids = Object.values(paths).flatMap((methods) => Object.values(methods).map(({ operationId }) => operationId));
  expect(ids.toSorted()).toEqual(allOperations.map(({ id }) => id).toSorted());
  expect(JSON.stringify(paths['/credentials/paginated/all'])).not.toContain('"password"');
});

test('the OpenAPI document lists the known values of each status, without the client’s own value', () => {
  const text = openApiText();
  const written = JSON.stringify(JSON.parse(text));
  for (const examples of statusExamples.values()) expect(written).toContain(`"examples":${JSON.stringify(examples)}`);
  expect(text).not.toContain('"default": ""');
});

test('in the OpenAPI document each call may get Retry-After', () => {
  const { paths, components } = openApiDocument() as {
    paths: Record<string, Record<string, { responses: Record<string, { $ref?: string }> }>>;
    components: { responses: { Later: { headers: Record<string, unknown> } } };
  };
  for (const { responses } of Object.values(paths).flatMap((methods) => Object.values(methods))) {
    expect(responses[503]?.$ref).toBe('#/components/responses/Later');
  }
  expect(Object.keys(components.responses.Later.headers)).toContain('Retry-After');
});
