import { Check } from '@lucide/icons';
import { cloneElement, type ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { gallery } from '@oraculo-tools/testkit/kit/gallery.tsx';
import { Icon, UiProvider } from '../src/index.ts';
import { uiOf } from './componentsWithProp.ts';

/** The components by the element that gets the attributes: the control, or the outermost element of a component without a control. */
const componentsByTag: Record<string, readonly string[]> = {
  kbd: ['Kbd'],
  hr: ['Divider'],
  h2: ['Heading'],
  a: ['Link'],
  button: [
    'Button',
    'ColorModeToggle',
    'CommandPalette',
    'CopyButton',
    'IconButton',
    'Menu',
    'NotificationsPanel',
    'Popover',
    'RowMenu',
    'UserMenu',
  ],
  div: [
    'Accordion',
    'Alert',
    'AppShell',
    'Banner',
    'ButtonGroup',
    'CheckboxGroup',
    'CodeBlock',
    'DataTable',
    'BankAccountField',
    'DateRangePicker',
    'TimeRangeField',
    'DescriptionGroups',
    'Disclosure',
    'DropZone',
    'EmptyState',
    'FieldGrid',
    'FilterBar',
    'Grid',
    'Inline',
    'LoadingOverlay',
    'Meter',
    'PageHeader',
    'Pagination',
    'ProfileHeading',
    'ProgressBar',
    'ProgressSteps',
    'RadioGroup',
    'ResultHeading',
    'SplitButton',
    'Stack',
    'StackedBar',
    'StatTile',
    'StatusPage',
    'SubtitleBar',
    'Tabs',
    'TagGroup',
    'ToggleButtonGroup',
    'Toolbar',
    'WelcomePage',
  ],
  dl: ['DescriptionList'],
  input: [
    'BoletoField',
    'CardNumberField',
    'CepField',
    'Checkbox',
    'CnpjField',
    'CnsField',
    'Combobox',
    'CpfField',
    'CpfOrCnpjField',
    'DateField',
    'DatePicker',
    'MaskedField',
    'MoneyField',
    'MonthField',
    'MultiSelect',
    'NumberField',
    'PasswordField',
    'PhoneField',
    'PixKeyField',
    'SearchField',
    'Select',
    'Switch',
    'TextField',
    'TimeField',
    'TokenField',
  ],
  nav: ['Breadcrumbs', 'Steps'],
  p: ['Note', 'Text'],
  section: ['Card', 'ErrorSummary', 'Section'],
  span: ['Avatar', 'GroupedDigits', 'Logo', 'Skeleton', 'Spinner', 'StatusBadge', 'TruncatedText'],
  svg: ['BrandMark', 'Icon'],
  table: ['BarList'],
  textarea: ['TextArea'],
  ul: ['FileList'],
};

/** `Drawer` and `Modal` do not render on a server: `ModalLayers.browser.test.tsx` tests them. The others have no element of their own. */
const elsewhere = ['ConfirmProvider', 'Drawer', 'Modal', 'Tooltip', 'UiProvider'];

/** An icon of the kit: the `Icon` of the gallery is a component of an app, which decides itself about attributes. */
const parts: Record<string, ReactElement> = { ...gallery, Icon: <Icon of={Check} /> };

test('every public component is named here', () => {
  const named = [...Object.values(componentsByTag).flat(), ...elsewhere];
  expect(named.toSorted()).toEqual(Object.keys(gallery).toSorted());
});

const cases = Object.entries(componentsByTag).flatMap(([tag, names]) => names.map((name) => [name, tag] as const));

test.each(cases)('%s passes `id` and `data-*` to its <%s>, has its `data-ui` and does not warn', (name, tag) => {
  const warn = vi.spyOn(console, 'warn');
  const element = parts[name] as ReactElement<Record<string, string>>;
  const html = renderToString(<UiProvider>{cloneElement(element, { id: 'anchor', 'data-probe': 'x' })}</UiProvider>);
  expect(html.match(/id="anchor"/g)).toHaveLength(1);
  expect(html.match(/data-probe="x"/g)).toHaveLength(1);
  expect(html).toMatch(new RegExp(`<${tag}(?=[^>]* id="anchor")(?=[^>]* data-probe="x")[^>]*>`));
  expect(html.split(`data-ui="${uiOf(name)}"`)).toHaveLength(2);
  expect(warn).not.toHaveBeenCalled();
});
