import { component, type Fault, fault, pickers, selects } from './fault.ts';
import { focusFaults } from './focusFaults.ts';
import { visibleFaults } from './visibleFaults.ts';

export const faults: readonly Fault[] = [
  // Names and labels.
  fault(
    'a field loses its label',
    'internal/fields/FieldFrame/FieldFrame.tsx',
    ['htmlFor={field.controlId} ', ''],
    component('TextField'),
  ),
  fault(
    'an icon button loses its name',
    'components/IconButton/IconButton.tsx',
    ['aria-label={label}', 'aria-label=""'],
    component('IconButton'),
  ),
  fault(
    'pagination loses its name',
    'components/Pagination/Pagination.tsx',
    ['aria-label={label ?? messages.label}', ''],
    component('Pagination'),
  ),
  fault(
    'a page button loses its name',
    'components/Pagination/Pagination.tsx',
    ['aria-label={messages.page(slot)}', ''],
    component('Pagination'),
  ),
  fault(
    'a dialog of filters loses its name',
    'components/DataTable/layout/ViewMenu.tsx',
    ['aria-label={messages.view}', ''],
    component('DataTable'),
  ),
  fault(
    'a table loses its name',
    'components/DataTable/DataTable.tsx',
    ['aria-label={name}', ''],
    component('DataTable'),
  ),
  fault('the calendar loses its name', 'internal/dates/Calendar/PopupFrame.tsx', ['aria-label={label}', ''], pickers),
  fault('a day loses its name', 'internal/dates/Calendar/MonthGrid.tsx', ['{nameOf(iso, props, dates)}', ''], pickers),
  fault(
    'the list of months loses its name',
    'internal/dates/Calendar/MonthHeader.tsx',
    ['label={dates.month}', ''],
    pickers,
  ),
  fault(
    'an option list loses its name',
    'internal/collections/Combobox/OptionList.tsx',
    ['aria-label={isOpen ? label : undefined}', ''],
    selects,
  ),
  fault(
    'the avatar says nothing',
    'components/Avatar/Avatar.tsx',
    ["'aria-label': name", "'aria-label': ''"],
    component('Avatar'),
  ),
  fault(
    'progress loses its name',
    'components/FileList/FileRow.tsx',
    ['aria-label={messages.uploading(name)}', ''],
    component('FileList'),
  ),
  // Roles.
  fault('options have no role', 'internal/collections/Combobox/OptionList.tsx', ['role="option"', ''], selects),
  fault(
    'the combobox is a plain box',
    'internal/collections/Combobox/ComboboxField.tsx',
    ['role="combobox"', ''],
    selects,
  ),
  fault(
    'the calendar is no grid',
    'internal/dates/Calendar/MonthGrid.tsx',
    ['role="grid"', 'role="presentation"'],
    pickers,
  ),
  fault('the calendar is no dialog', 'internal/dates/Calendar/PopupFrame.tsx', ['role="dialog"', ''], pickers),
  fault(
    'a tooltip has no role',
    'internal/overlays/tooltips/TooltipLayer.tsx',
    ['role="tooltip"', ''],
    component('Tooltip'),
  ),
  fault(
    'a confirmation is no alert dialog',
    'components/ConfirmDialog/ConfirmDialog.tsx',
    ['role="alertdialog"', 'role="dialog"'],
    component('ConfirmDialog'),
  ),
  fault(
    'a drop zone has no group role',
    'components/DropZone/DropZone.tsx',
    ['role="group" ', ''],
    component('DropZone'),
  ),
  // States.
  fault(
    'the combobox does not say that it is open',
    'internal/collections/Combobox/ComboboxField.tsx',
    ['aria-expanded={isExpanded}', 'aria-expanded={false}'],
    selects,
  ),
  fault(
    'the active option is not announced',
    'internal/collections/Combobox/ComboboxField.tsx',
    ['aria-activedescendant={isOpen && active', 'aria-activedescendant={false && active'],
    selects,
  ),
  fault(
    'the chosen option is not announced',
    'internal/collections/Combobox/OptionList.tsx',
    ['aria-selected={isSelected}', 'aria-selected={false}'],
    selects,
  ),
  fault(
    'the chosen day is not announced',
    'internal/dates/Calendar/MonthGrid.tsx',
    ['aria-selected={isSelected(iso, selected)}', ''],
    pickers,
  ),
  fault(
    'today is not announced',
    'internal/dates/Calendar/MonthGrid.tsx',
    ["aria-current={iso === today ? 'date' : undefined}", ''],
    pickers,
  ),
  fault(
    'a day that cannot be picked says so to eyes alone',
    'internal/dates/Calendar/MonthGrid.tsx',
    ['aria-disabled={reason ? true : undefined}', ''],
    pickers,
  ),
  fault(
    'the current page is not announced',
    'components/Pagination/Pagination.tsx',
    ["aria-current={slot === page ? 'page' : undefined}", ''],
    component('Pagination'),
  ),
  fault(
    'the menu does not mark its page',
    'components/AppShell/NavList.tsx',
    ["aria-current={name === currentPage ? 'page' : undefined}", ''],
    component('AppShell'),
  ),
  fault(
    'a pending button is not busy',
    'components/Button/Button.tsx',
    ['aria-busy={isPending || undefined}', ''],
    component('Button'),
  ),
  fault(
    'a loading table is not busy',
    'components/DataTable/DataTable.tsx',
    ['aria-busy={isBusy}', ''],
    component('DataTable'),
  ),
  fault(
    'the notifications do not say that they have closed',
    'components/Toasts/NotificationsPanel.tsx',
    ['popoverTarget={`${id}panel`}', 'popoverTarget={`${id}panel`} aria-expanded'],
    ['src/internal/overlays/topLayer/'],
  ),
  // Live regions.
  fault(
    'a success is silent',
    'components/Toasts/ToastRegion.tsx',
    ['<div role="status"', '<div'],
    component('Toasts'),
  ),
  fault(
    'a failure is no alert',
    'components/Toasts/ToastRegion.tsx',
    ['<div role="alert"', '<div'],
    component('Toasts'),
  ),
  fault(
    'a failure is no live region in Firefox',
    'components/Toasts/ToastRegion.tsx',
    [' aria-live="assertive"', ''],
    component('Toasts'),
  ),
  fault(
    'what is announced is silent',
    'internal/base/announce/Announcer.tsx',
    ['role="status"', ''],
    [...component('Toasts'), ...pickers, ...selects],
  ),
  fault(
    'an error appears in silence',
    'internal/fields/FieldFrame/FieldFrame.tsx',
    ['aria-live="polite"', 'aria-live="off"'],
    [...component('TextField'), 'src/internal/fields/FieldFrame/'],
  ),
  fault('a banner is silent', 'components/Banner/Banner.tsx', ["'status'", 'undefined'], component('Banner')),
  ...focusFaults,
  ...visibleFaults,
];
