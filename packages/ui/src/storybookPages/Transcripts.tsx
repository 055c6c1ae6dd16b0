const files = import.meta.glob<string>('../../transcripts/*.txt', { query: '?raw', import: 'default', eager: true });

/** Every transcript of the screen reader, with a link to the story that was heard. */
export function Transcripts() {
  return Object.entries(files).map(([path, text]) => {
    const [head = '', ...steps] = text.split('\n');
    const story = head.replace('# ', '');
    return (
      <section key={path}>
        <h2>
          <a href={`./?path=/story/${story}`} target="_top">
            {story}
          </a>
        </h2>
        <pre>{steps.join('\n').trim()}</pre>
      </section>
    );
  });
}
