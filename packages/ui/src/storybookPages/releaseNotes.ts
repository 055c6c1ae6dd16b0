const waiting = import.meta.glob<string>('../../../../.changeset/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const released = import.meta.glob<string>('../../CHANGELOG.md', { query: '?raw', import: 'default', eager: true });

const withoutHead = (changeset: string) => changeset.replace(/^---[\s\S]*?---\s*/, '').trim();

/** What waits for the next version, then the change log of the versions that are out. */
export const releaseNotes = [
  '### Próxima versão',
  ...Object.values(waiting).map((changeset) => withoutHead(changeset)),
  ...Object.values(released).map((log) => log.replace(/^# .*\n/, '')),
].join('\n\n');
