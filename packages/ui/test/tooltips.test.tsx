import { cloneElement, type ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { gallery } from '@oraculo-tools/testkit/kit/gallery.tsx';
import type { DescribedProps } from '../src/internal/base/dom/pickDomProps.ts';
import { StatusBadge, Tooltip, UiProvider } from '../src/index.ts';

/** Components without a control of their own. A tooltip on them would describe no control. */
const noControl = [
  'Accordion',
  'Alert',
  'AppShell',
  'Avatar',
  'Banner',
  'BarList',
  'BrandMark',
  'Breadcrumbs',
  'Card',
  'CodeBlock',
  'ConfirmProvider',
  'DataTable',
  'DescriptionGroups',
  'DescriptionList',
  'Divider',
  'Drawer',
  'EmptyState',
  'ErrorSummary',
  'FieldGrid',
  'FileList',
  'FilterBar',
  'Grid',
  'GroupedDigits',
  'Heading',
  'Icon',
  'Inline',
  'Kbd',
  'LoadingOverlay',
  'Logo',
  'Meter',
  'Modal',
  'Note',
  'PageHeader',
  'Pagination',
  'ProfileHeading',
  'ProgressBar',
  'ProgressSteps',
  'ResultHeading',
  'Section',
  'Skeleton',
  'Spinner',
  'Stack',
  'StackedBar',
  'StatTile',
  'StatusBadge',
  'StatusPage',
  'Steps',
  'SubtitleBar',
  'Tabs',
  'TagGroup',
  'Text',
  'Tooltip',
  'TruncatedText',
  'UiProvider',
  'WelcomePage',
];
const controls = Object.keys(gallery).filter((name) => !noControl.includes(name));

/** The tag of the element that a tooltip describes. */
function describedBy(element: ReactElement<DescribedProps>): string | undefined {
  const html = renderToString(
    <UiProvider>
      <Tooltip text="Só para gestores">{element}</Tooltip>
    </UiProvider>,
  );
  const [, id = ''] = /<span id="([^"]*)" hidden="">Só para gestores/.exec(html) ?? [];
  return new RegExp(`<(\\w+)[^>]* aria-describedby="(?:[^"]* )?${id}(?: [^"]*)?"`).exec(html)?.[1];
}

test('every component in the list of components without a control exists', () => {
  expect(noControl.filter((name) => !(name in gallery))).toEqual([]);
});

test.each(controls)('a tooltip describes %s', (name) => {
  expect(describedBy(gallery[name] as ReactElement<DescribedProps>)).toMatch(
    /^(?:a|button|div|fieldset|input|textarea)$/,
  );
});

test.each(controls)('the disabled reason of %s does not replace its tooltip', (name) => {
  const disabled = cloneElement(gallery[name] as ReactElement<DescribedProps & { disabledReason?: string }>, {
    disabledReason: 'Escolha a operadora',
  });
  expect(describedBy(disabled)).toBeDefined();
});

test('a badge with a tooltip passes on `id` and `data-*`', () => {
  const badge = (
    <StatusBadge tone="positive" tooltip="Desde ontem" id="anchor" data-probe="x">
      Ativo
    </StatusBadge>
  );
  const html = renderToString(<UiProvider>{badge}</UiProvider>);
  expect(html).toMatch(
    /<span(?=[^>]* id="anchor")(?=[^>]* data-probe="x")(?=[^>]* data-ui="status-badge")[^>]*role="button"/,
  );
});
