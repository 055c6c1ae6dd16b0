const waiting = import.meta.glob<string>('../../../../.changeset/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const released = import.meta.glob<string>('../../CHANGELOG.md', { query: '?raw', import: 'default', eager: true });

/** As a line of a list, whatever it holds. */
const listed = (note: string) => `- ${note.trim().replaceAll('\n', '\n  ')}`;

/** The notes of the kit alone, without their heads. */
export function notesOf(bump: 'major' | 'minor' | 'patch', changesets: readonly string[]): string[] {
  return changesets.flatMap((changeset) => {
    const [, head = '', note = ''] = /^---\n([\s\S]*?)---\n([\s\S]*)$/.exec(changeset) ?? [];
    return head.includes(`'@oraculo/ui': ${bump}`) ? [listed(note)] : [];
  });
}

const section = (title: string, notes: readonly string[]) => (notes.length > 0 ? [`### ${title}`, ...notes] : []);

const changesets = Object.values(waiting);

/** What waits for the next version, then the change log of the versions that are out. */
export const releaseNotes = [
  '## Próxima versão',
  ...section('Pede mudança em quem usa', notesOf('major', changesets)),
  ...section('Novo ou mudado', notesOf('minor', changesets)),
  ...section('Corrigido', notesOf('patch', changesets)),
  ...Object.values(released).map((log) => log.replace(/^# .*\n/, '')),
].join('\n\n');
