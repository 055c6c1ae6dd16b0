import { writeFileSync } from 'node:fs';
import { settingsPage } from './settingsPage.ts';

writeFileSync('docs/configuration.md', settingsPage());
