import { component, type Fault, fault, pickers } from './fault.ts';

export const focusFaults: readonly Fault[] = [
  fault(
    'the focus does not return from the calendar',
    'internal/dates/DateInput/useCalendarPopup.ts',
    ['opener?.focus()', 'undefined'],
    pickers,
  ),
  fault(
    'a question does not take the focus',
    'components/ConfirmDialog/ConfirmDialog.tsx',
    ['initialFocusRef={safeButton}', ''],
    component('ConfirmDialog'),
  ),
  fault(
    'F6 does not reach the toasts',
    'components/Toasts/useRegionKeys.ts',
    ['target.focus();', ''],
    component('Toasts'),
  ),
  fault('Tab leaves an open calendar', 'internal/base/focus/trapFocus.ts', ['to?.focus();', ''], pickers),
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
    'internal/overlays/ModalLayer/ModalLayer.tsx',
    ['ariaHideOutside([layerRef.current as HTMLDivElement])', 'undefined'],
    component('Modal'),
  ),
  fault(
    'the order of Tab is set by hand',
    'components/Button/Button.tsx',
    ['type={type}', 'type={type} tabIndex={3}'],
    component('Button'),
  ),
];
