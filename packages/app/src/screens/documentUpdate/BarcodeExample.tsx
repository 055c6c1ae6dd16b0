import { Card, EmptyState } from '@oraculo/ui';

const sample = '12-34-567890';

/** Alternating widths of bars and gaps in Code 39: narrow 1, wide 3. */
const widths = '1311313131113311131131331111311131331111131131133111113113311133111113131';
const height = 48;

const bars: { x: number; width: number }[] = [];
let x = 0;
for (const [index, letter] of [...widths].entries()) {
  const width = Number(letter);
  if (index % 2 === 0) bars.push({ x, width });
  x += width;
}

/** The placeholder for a document: an example of its barcode, with the digits as real text. */
export function BarcodeExample() {
  return (
    <Card aria-label="Onde está o código">
      <EmptyState
        title="Leia o código com o leitor ou digite-o"
        hint="O código fica abaixo das barras. Com o leitor, a pesquisa começa sozinha."
        action={
          <svg
            viewBox={`0 0 ${x} ${height + 18}`}
            width={x * 1.5}
            style={{ maxInlineSize: '100%' }}
            role="img"
            aria-label={`Exemplo de código: ${sample}`}
          >
            {bars.map((bar) => (
              <rect key={bar.x} x={bar.x} width={bar.width} height={height} fill="currentColor" />
            ))}
            <text x={x / 2} y={height + 14} fill="currentColor" fontSize="12" textAnchor="middle" letterSpacing="1">
              {sample}
            </text>
          </svg>
        }
      />
    </Card>
  );
}
