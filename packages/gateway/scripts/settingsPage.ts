import { type SettingText, settings } from '../src/settings/settingsTable.ts';

const english = (text: string | SettingText): string => (typeof text === 'string' ? `\`${text}\`` : text.en);
const cell = (text: string): string => text.replaceAll('|', '\\|');

/** The text of docs/configuration.md: the settings as `--help` lists them. */
export function settingsPage(): string {
  const rows = settings.map(
    ({ name, what, default: standard, example, since }) =>
      `| \`${name}\` | ${cell(what.en)} | ${cell(english(standard))} | \`${cell(example)}\` | ${since} |`,
  );
  return `# Configuration

The gateway reads its settings from environment variables, once, at the start. An invalid value stops the start with a message
that names the setting. \`bin/oraculo check\` validates the same values without starting.

This table is written by \`npm run generate -- settings\` from \`packages/gateway/src/settings/settingsTable.ts\`; \`bin/oraculo --help\` prints
the same list, in English where \`LANG\` begins with \`en\` and in Portuguese elsewhere.

| setting | what | default | example | since |
|---|---|---|---|---|
${rows.join('\n')}

Node itself reads \`NODE_EXTRA_CA_CERTS\`: the file of a private authority that signed the bucket's certificate.

## Needed where other people reach the gateway

A start on a host other than localhost, or with \`ORACULO_TRUST_PROXY\`, is refused without:

- \`ORACULO_APPLICATION_KEY\`, because the key of the demonstration is public;
- \`ORACULO_STORAGE_ORIGIN\`, because links to files would lead to localhost. With files in a bucket the links lead there, and the setting is not
  needed;
- \`ORACULO_ALLOWED_ORIGINS\`, if files have an origin of their own: it is the public address of the app.

With \`ORACULO_TRUST_PROXY\` both origins begin with \`https://\`. Only \`localhost\` may be \`http://\`, for a rehearsal.

An application key is in the file \`config.json\` that every browser reads. It distinguishes the app from other programs of the company; it is no secret.

## One origin or two for files

| | \`ORACULO_STORAGE_ORIGIN\` | what it needs |
|---|---|---|
| one origin | \`https://oraculo.example.com/files\` | one host name, one entry in the proxy |
| two origins | \`https://files.example.com\` and \`ORACULO_ALLOWED_ORIGINS=https://oraculo.example.com\` | a second host name that leads to \`ORACULO_STORAGE_PORT\` |

In both a file opens by a signed link alone, without key and session. It is sent as an attachment with \`nosniff\` and a policy in which nothing
runs. A second origin is safer: if a defect of a browser runs such a file after all, it runs on an origin where no session is stored.

## The app's \`config.json\`

The gateway writes it by itself. In front of another service it is a file beside \`index.html\`: see [deploy.md](deploy.md).
`;
}
