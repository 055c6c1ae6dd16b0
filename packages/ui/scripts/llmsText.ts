import type { ComponentManifest } from './componentManifest.ts';

const firstSentence = (text: string) => /^.*?\.(?=\s|$)/s.exec(text)?.[0].replaceAll('\n', ' ') ?? text;
const oneLine = (text: string) => text.replaceAll(/\s*\n\s*/g, ' ');
const upTo = 4;

const componentLine = ({ name, purpose, rules }: ComponentManifest['components'][number]) => {
  const shown = rules.slice(0, upTo).join('; ');
  return `- ${name}: ${oneLine(purpose)}${shown && ` [${shown}${rules.length > upTo ? '; …' : ''}]`}`;
};

/** The facts for somebody who writes code with the kit, short enough to be read whole. */
export const llmsText = ({ version, components, functions }: ComponentManifest) => `# @oraculo/ui ${version}

> Accessible React components for Brazilian back-offices: dates, masks, tables, selects, uploads, dialogs, toasts. They
> speak Brazilian Portuguese by default.

## Install

\`npm install @oraculo/ui react react-dom\` (React 19.2 or later). Import \`@oraculo/ui/style.css\` once, with
\`@oraculo/ui/reset.css\` before it unless the app has a reset of its own, and put \`<UiProvider>\` once around the app. Everything else is a named import from \`@oraculo/ui\`.

## Files in this package

- README.md: getting started; stylesheets, brand, forms, Next.js, tests; how to replace theme values, messages and the font
- dist/components.json (\`@oraculo/ui/components.json\`): every component with its props, rules and stories; every type that a prop or a function names, with its members
- recipes/*.tsx: ten whole screens to copy, by \`npx @oraculo/ui add list\`
- dist/tokens.json (\`@oraculo/ui/tokens.json\`): the theme as design tokens (DTCG 2025.10) with measured contrast
- dist/vectors.json (\`@oraculo/ui/vectors.json\`): check-digit vectors of CPF, CNPJ and CNS
- \`@oraculo/ui/testing\`: helpers for Playwright and Testing Library
- \`@oraculo/ui/lint\`: rules for oxlint and ESLint

## Do

- Pass \`value\` and \`onChange\`, or \`defaultValue\` for an uncontrolled field. Clean values leave it: digits of a CPF, \`yyyy-MM-dd\` dates.
- Give every field a \`label\`, with \`isLabelHidden\` where it is not shown.
- Disable by \`disabledReason\` with a sentence that says what is missing; the control stays focusable and says it.
- Show errors by \`error\`, with what to do. Check digits only warn, they never block.
- Hand tables all four states: \`rows\`, \`isLoading\`, \`error\` with \`onRetry\`, empty. Pages are cut by the server.
- Let people sort and select through the table: \`isSortable\` of a column with \`onSortChange\`, \`useRowSelection\` with \`bulkActions\`. \`recipes/inbox.tsx\` is a whole screen.
- Ask yes-or-no questions by \`useConfirm\`, tell outcomes by \`toast\`.
- Space by \`Stack\`, \`Inline\` and \`FieldGrid\`; paint your own parts by \`vars\` (\`var(--ui-color-…)\`).
- Keep \`columns\`, \`options\`, \`rowKey\` and \`messages\` outside of the component, so that they stay the same objects.

## Do not

- Do not pass \`className\`, \`style\`, \`disabled\` or \`isDisabled\`: no component takes them.
- Do not write colours, and do not strip letters from a CNPJ (\`\\D\`): its first twelve places may be letters.
- Do not put text over a component by hand that \`messages\` of \`UiProvider\` can replace.
- Do not import from \`dist\` or from \`react-aria-components\`.

## Components

Each with the public patterns and criteria that its stories prove.

${components.map(componentLine).join('\n')}

## Functions

${functions.map(({ name, purpose }) => `- ${name}${purpose && `: ${firstSentence(purpose)}`}`).join('\n')}
`;
