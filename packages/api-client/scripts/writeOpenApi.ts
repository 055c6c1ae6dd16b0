import { writeFileSync } from 'node:fs';
import { openApiText } from './openApiDocument.ts';

writeFileSync(new URL('../openapi.json', import.meta.url), openApiText());
