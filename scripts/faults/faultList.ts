/** One accessibility fault, planted by replacing one piece of the kit's source. */
export interface Fault {
  what: string;
  /** Below `packages/ui/src`. */
  file: string;
  from: string;
  to: string;
  /** Where the tests are that should notice, below `packages/ui`. */
  tests: readonly string[];
}

const component = (name: string) => [`src/components/${name}/`];
const pickers = [...component('DateRangePicker'), ...component('DatePicker')];
const selects = [...component('Select'), ...component('MultiSelect')];

const fault = (what: string, file: string, [from, to]: [string, string], tests: readonly string[]): Fault => ({
  what,
  file,
  from,
  to,
  tests,
});

export const faults: readonly Fault[] = [
  // Names and labels.
  fault(
    'a field loses its label',
    'internal/FieldFrame/FieldFrame.tsx',
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
    ["aria-label={props['aria-label'] ?? messages.label}", ''],
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
    'components/DataTable/ViewMenu.tsx',
    ['aria-label={messages.view}', ''],
    component('DataTable'),
  ),
  fault(
    'a table loses its name',
    'components/DataTable/DataTable.tsx',
    ["aria-label={props['aria-label']}", ''],
    component('DataTable'),
  ),
  fault('the calendar loses its name', 'internal/Calendar/CalendarPopup.tsx', ['aria-label={label}', ''], pickers),
  fault(
    'a day loses its name',
    'internal/Calendar/MonthGrid.tsx',
    ['aria-label={nameOf(iso, props, messages)}', ''],
    pickers,
  ),
  fault(
    'the list of months loses its name',
    'internal/Calendar/MonthHeader.tsx',
    ['aria-label={dates.month}', ''],
    pickers,
  ),
  fault('an option list loses its name', 'internal/Combobox/OptionList.tsx', ['aria-label={label}', ''], selects),
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
  fault('options have no role', 'internal/Combobox/OptionList.tsx', ['role="option"', ''], selects),
  fault('the combobox is a plain box', 'internal/Combobox/ComboboxField.tsx', ['role="combobox"', ''], selects),
  fault('the calendar is no grid', 'internal/Calendar/MonthGrid.tsx', ['role="grid"', 'role="presentation"'], pickers),
  fault('the calendar is no dialog', 'internal/Calendar/CalendarPopup.tsx', ['role="dialog"', ''], pickers),
  fault('a tip is no tooltip', 'internal/tips/TipLayer.tsx', ['role="tooltip"', ''], component('Tooltip')),
  fault(
    'a confirmation is no alert dialog',
    'components/ConfirmDialog/ConfirmDialog.tsx',
    ['role="alertdialog"', 'role="dialog"'],
    component('ConfirmDialog'),
  ),
  fault(
    'a file list is a pile of boxes',
    'components/DropZone/DropZone.tsx',
    ['role="group" ', ''],
    component('DropZone'),
  ),
  // States.
  fault(
    'the combobox does not say that it is open',
    'internal/Combobox/ComboboxField.tsx',
    ['aria-expanded={isExpanded}', 'aria-expanded={false}'],
    selects,
  ),
  fault(
    'the active option is not told',
    'internal/Combobox/ComboboxField.tsx',
    ['aria-activedescendant={isOpen && active', 'aria-activedescendant={false && active'],
    selects,
  ),
  fault(
    'the chosen option is not told',
    'internal/Combobox/OptionList.tsx',
    ['aria-selected={isSelected}', 'aria-selected={false}'],
    selects,
  ),
  fault(
    'the chosen day is not told',
    'internal/Calendar/MonthGrid.tsx',
    ['aria-selected={isSelected(iso, selected)}', ''],
    pickers,
  ),
  fault(
    'today is not told',
    'internal/Calendar/MonthGrid.tsx',
    ["aria-current={iso === today ? 'date' : undefined}", ''],
    pickers,
  ),
  fault(
    'a day that cannot be picked says so to eyes alone',
    'internal/Calendar/MonthGrid.tsx',
    ['aria-disabled={reason ? true : undefined}', ''],
    pickers,
  ),
  fault(
    'the current page is not told',
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
    'the notifications do not say that they are open',
    'components/Toasts/NotificationsPanel.tsx',
    ['aria-expanded={isOpen}', ''],
    component('Toasts'),
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
    'what is announced is silent',
    'internal/Announcer.tsx',
    ['role="status"', ''],
    [...component('Toasts'), ...pickers, ...selects],
  ),
  fault(
    'an error appears in silence',
    'internal/FieldFrame/FieldFrame.tsx',
    ['aria-live="polite"', 'aria-live="off"'],
    [...component('TextField'), 'src/internal/FieldFrame/'],
  ),
  fault('a banner is silent', 'components/Banner/Banner.tsx', ['<div role="status"', '<div'], component('Banner')),
  // Focus.
  fault(
    'the focus does not return from the calendar',
    'internal/DateInput/useCalendarPopup.ts',
    ['opened.opener?.focus()', 'undefined'],
    pickers,
  ),
  fault(
    'a question does not take the focus',
    'components/ConfirmDialog/ConfirmDialog.tsx',
    ['safeButton.current?.focus()', 'undefined'],
    component('ConfirmDialog'),
  ),
  fault(
    'F6 does not reach the toasts',
    'components/Toasts/useRegionKeys.ts',
    ['target.focus();', ''],
    component('Toasts'),
  ),
  fault('Tab leaves an open calendar', 'internal/Calendar/keepTabInside.ts', ['to?.focus();', ''], pickers),
  fault(
    'the focus is lost with a removed file',
    'components/FileList/FileList.tsx',
    ['if (button) button.focus();', 'if (button) return;'],
    component('FileList'),
  ),
  fault(
    'a cleared search loses the focus',
    'components/SearchField/SearchField.tsx',
    ['input?.focus();', ''],
    component('SearchField'),
  ),
  fault(
    'the page behind a dialog can be read',
    'internal/ModalLayer/hideOutside.ts',
    ["child.setAttribute('aria-hidden', 'true');", ''],
    component('Modal'),
  ),
];
