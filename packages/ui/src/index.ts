export {
  type ColorMode,
  getColorMode,
  getColorModeChoice,
  setColorMode,
  subscribeColorMode,
} from './colorMode/colorMode.ts';
export { Accordion, type AccordionItem, type AccordionProps } from './components/Accordion/Accordion.tsx';
export { Alert, type AlertProps } from './components/Alert/Alert.tsx';
export { AppShell, type AppShellProps } from './components/AppShell/AppShell.tsx';
export { focusPageSearch } from './components/AppShell/focusPageSearch.ts';
export { switchPage } from './components/AppShell/switchPage.ts';
export type { NavItem, NavPlace, NavSubItem } from './components/AppShell/NavItem.ts';
export type { MenuState } from './components/AppShell/reduceSidebar.ts';
export { SubtitleBar, type SubtitleBarProps } from './components/AppShell/SubtitleBar.tsx';
export { Avatar, type AvatarProps } from './components/Avatar/Avatar.tsx';
export { initials } from './components/Avatar/initials.ts';
export { Banner, type BannerProps } from './components/Banner/Banner.tsx';
export { BarList, type BarListItem, type BarListProps } from './components/BarList/BarList.tsx';
export { type BankAccount, bankName, noBankAccount } from './components/BankAccountField/bankAccountTexts.ts';
export { BankAccountField } from './components/BankAccountField/BankAccountField.tsx';
export type { BankAccountBox, BankAccountFieldProps } from './components/BankAccountField/BankAccountFieldProps.ts';
export { type Bank, brazilianBanks } from './components/BankAccountField/brazilianBanks.ts';
export { formatBankAccount } from './components/BankAccountField/formatBankAccount.ts';
export { readBankAccount } from './components/BankAccountField/readBankAccounts.ts';
export {
  type BankAccountProblem,
  type BankAccountProblems,
  isValidBankAccount,
  validateBankAccount,
} from './components/BankAccountField/validateBankAccount.ts';
export { BoletoField, type BoletoFieldProps } from './components/BoletoField/BoletoField.tsx';
export { formatBoleto } from './components/BoletoField/boletoMask.ts';
export { type Boleto, isValidBoleto, readBoleto } from './components/BoletoField/readBoleto.ts';
export { type Breadcrumb, Breadcrumbs, type BreadcrumbsProps } from './components/Breadcrumbs/Breadcrumbs.tsx';
export { Button, type ButtonProps } from './components/Button/Button.tsx';
export { ButtonGroup, type ButtonGroupProps } from './components/ButtonGroup/ButtonGroup.tsx';
export { Card, type CardProps } from './components/Card/Card.tsx';
export {
  CardNumberField,
  type CardNumberFieldProps,
  type CardNumberFormat,
} from './components/CardNumberField/CardNumberField.tsx';
export { isValidCns } from './components/CnsField/isValidCns.ts';
export { CepField, type CepFieldProps } from './components/CepField/CepField.tsx';
export { formatCep } from './components/CepField/formatCep.ts';
export { isValidCep } from './components/CepField/isValidCep.ts';
export { Checkbox, type CheckboxProps } from './components/Checkbox/Checkbox.tsx';
export { CheckboxGroup, type CheckboxGroupProps } from './components/CheckboxGroup/CheckboxGroup.tsx';
export { CnpjField, type CnpjFieldProps } from './components/CnpjField/CnpjField.tsx';
export { formatCnpj } from './components/CnpjField/formatCnpj.ts';
export { isValidCnpj } from './components/CnpjField/isValidCnpj.ts';
export { CnsField, type CnsFieldProps } from './components/CnsField/CnsField.tsx';
export { formatCns } from './components/CnsField/formatCns.ts';
export { CodeBlock, type CodeBlockProps } from './components/CodeBlock/CodeBlock.tsx';
export { ColorModeToggle } from './components/ColorModeToggle/ColorModeToggle.tsx';
export { Combobox } from './components/Combobox/Combobox.tsx';
export type { ComboboxProps, LoadedOptions } from './components/Combobox/ComboboxProps.ts';
export type { Command, CommandGroup, SearchCommands } from './components/CommandPalette/Command.ts';
export { CommandPalette, type CommandPaletteProps } from './components/CommandPalette/CommandPalette.tsx';
export type { Confirm, ConfirmOptions } from './components/ConfirmDialog/ConfirmContext.ts';
export { openCommandPalette } from './components/CommandPalette/openCommandPalette.ts';
export { ConfirmProvider } from './components/ConfirmDialog/ConfirmProvider.tsx';
export { useConfirm } from './components/ConfirmDialog/useConfirm.ts';
export { useUnsavedChanges } from './components/ConfirmDialog/useUnsavedChanges.ts';
export { CopyButton, type CopyButtonProps } from './components/CopyButton/CopyButton.tsx';
export { CpfField, type CpfFieldProps } from './components/CpfField/CpfField.tsx';
export { formatCpf, maskCpf } from './components/CpfField/formatCpf.ts';
export { isValidCpf } from './components/CpfField/isValidCpf.ts';
export { formatCpfOrCnpj, isValidCpfOrCnpj } from './components/CpfOrCnpjField/cpfOrCnpj.ts';
export { CpfOrCnpjField, type CpfOrCnpjFieldProps } from './components/CpfOrCnpjField/CpfOrCnpjField.tsx';
export type { Column } from './components/DataTable/Column.ts';
export { DataTable } from './components/DataTable/DataTable.tsx';
export type { DataTableProps } from './components/DataTable/DataTableProps.ts';
export { type CsvOptions, tableToCsv } from './components/DataTable/exports/tableToCsv.ts';
export { readVisibleColumns, type VisibleColumnsOptions } from './components/DataTable/exports/readVisibleColumns.ts';
export type { RowDetails } from './components/DataTable/details/DetailFeatures.ts';
export { rowDetails } from './components/DataTable/details/rowDetails.tsx';
export { columnFilters } from './components/DataTable/filters/columnFilters.ts';
export type {
  ColumnFilter,
  FilterValue,
  FilterValues,
  NumberRange,
  TableFilters,
} from './components/DataTable/filters/FilterFeatures.ts';
export { matchesFilter } from './components/DataTable/filters/matchesFilter.ts';
export { pinColumns } from './components/DataTable/pins/pinColumns.ts';
export type { PinnedColumns, PinnedIds } from './components/DataTable/pins/PinFeatures.ts';
export { countSelected, isRowSelected, type RowSelection } from './components/DataTable/selection/rowSelection.ts';
export type { Sort } from './components/DataTable/sort.ts';
export type { RowSelectionOptions, TableSelection } from './components/DataTable/selection/TableSelection.ts';
export { useRowSelection } from './components/DataTable/selection/useRowSelection.ts';
export type { TableTotals, TotalRow } from './components/DataTable/totals/TotalFeatures.ts';
export { tableTotals } from './components/DataTable/totals/tableTotals.ts';
export { DateField, type DateFieldProps } from './components/DateField/DateField.tsx';
export { DatePicker, type DatePickerProps, type DatePreset } from './components/DatePicker/DatePicker.tsx';
export { DateRangePicker } from './components/DateRangePicker/DateRangePicker.tsx';
export type {
  DateRange,
  DateRangePickerProps,
  RangePreset,
} from './components/DateRangePicker/DateRangePickerProps.ts';
export {
  type DescriptionGroup,
  DescriptionGroups,
  type DescriptionGroupsProps,
} from './components/DescriptionList/DescriptionGroups.tsx';
export { DescriptionList, type DescriptionListProps } from './components/DescriptionList/DescriptionList.tsx';
export type { Description } from './components/DescriptionList/Descriptions.tsx';
export { Disclosure, type DisclosureProps } from './components/Disclosure/Disclosure.tsx';
export { Divider, type DividerProps } from './components/Divider/Divider.tsx';
export { Drawer, type DrawerProps } from './components/Drawer/Drawer.tsx';
export { acceptsFile } from './components/DropZone/acceptsFile.ts';
export { DropZone, type DropZoneProps } from './components/DropZone/DropZone.tsx';
export { type Accept, describeExtensions, type FileKind, type FileKindName } from './components/DropZone/fileKinds.ts';
export { EmptyState, type EmptyStateProps } from './components/EmptyState/EmptyState.tsx';
export {
  ErrorSummary,
  type ErrorSummaryProps,
  type FieldProblem,
} from './components/ErrorSummary/ErrorSummary.tsx';
export { FieldGrid, type FieldGridProps } from './components/FieldGrid/FieldGrid.tsx';
export type { FileItem } from './components/FileList/FileItem.ts';
export { FileList, type FileListProps } from './components/FileList/FileList.tsx';
export { FilterBar, type FilterBarProps, type FilterTag } from './components/FilterBar/FilterBar.tsx';
export { Grid, type GridProps } from './components/Grid/Grid.tsx';
export { GroupedDigits, type GroupedDigitsProps } from './components/GroupedDigits/GroupedDigits.tsx';
export { Heading, type HeadingProps } from './components/Heading/Heading.tsx';
export { Section, type SectionProps } from './components/Heading/Section.tsx';
export { Icon, type IconProps } from './components/Icon/Icon.tsx';
export { IconButton, type IconButtonProps } from './components/IconButton/IconButton.tsx';
export { Kbd, type KbdProps } from './components/Kbd/Kbd.tsx';
export { Link, type LinkProps } from './components/Link/Link.tsx';
export { LoadingOverlay, type LoadingOverlayProps } from './components/LoadingOverlay/LoadingOverlay.tsx';
export { BrandMark, type BrandMarkProps } from './components/Logo/BrandMark.tsx';
export { Logo, type LogoProps } from './components/Logo/Logo.tsx';
export { MaskedField, type MaskedFieldProps } from './components/MaskedField/MaskedField.tsx';
export type { PastedText } from './internal/fields/masks/MaskedValue.ts';
export { Menu, type MenuProps } from './components/Menu/Menu.tsx';
export type { MenuEntry, MenuItem, MenuSection, MenuSelection } from './components/Menu/MenuEntry.ts';
export { RowMenu, type RowMenuProps } from './components/Menu/RowMenu.tsx';
export { Meter, type MeterProps } from './components/Meter/Meter.tsx';
export type { ModalCloseReason } from './components/Modal/DialogFrame.tsx';
export { Modal, type ModalProps } from './components/Modal/Modal.tsx';
export { MoneyField, type MoneyFieldProps } from './components/MoneyField/MoneyField.tsx';
export { MonthField, type MonthFieldProps } from './components/MonthField/MonthField.tsx';
export { MultiSelect, type MultiSelectProps } from './components/MultiSelect/MultiSelect.tsx';
export { Note, type NoteProps } from './components/Note/Note.tsx';
export { NumberField, type NumberFieldProps } from './components/NumberField/NumberField.tsx';
export { PageHeader, type PageHeaderProps } from './components/PageHeader/PageHeader.tsx';
export { Pagination, type PaginationProps } from './components/Pagination/Pagination.tsx';
export { PasswordField, type PasswordFieldProps } from './components/PasswordField/PasswordField.tsx';
export { formatPhone, isValidPhone } from './components/PhoneField/phone.ts';
export { formatPixKey } from './components/PixKeyField/formatPixKey.ts';
export { PixKeyField, type PixKeyFieldProps } from './components/PixKeyField/PixKeyField.tsx';
export { isValidPixKey, type PixKey, readPixKey } from './components/PixKeyField/readPixKey.ts';
export { PhoneField, type PhoneFieldProps } from './components/PhoneField/PhoneField.tsx';
export { Popover, type PopoverProps } from './components/Popover/Popover.tsx';
export { ProfileHeading, type ProfileHeadingProps } from './components/ProfileHeading/ProfileHeading.tsx';
export { ProgressBar, type ProgressBarProps } from './components/ProgressBar/ProgressBar.tsx';
export {
  type ProgressStep,
  ProgressSteps,
  type ProgressStepsProps,
} from './components/ProgressSteps/ProgressSteps.tsx';
export { RadioGroup, type RadioGroupProps } from './components/RadioGroup/RadioGroup.tsx';
export { ResultHeading, type ResultHeadingProps } from './components/ResultHeading/ResultHeading.tsx';
export { SearchField, type SearchFieldProps } from './components/SearchField/SearchField.tsx';
export { Select, type SelectProps } from './components/Select/Select.tsx';
export type { SelectOption, SelectValue } from './internal/collections/Combobox/SelectOption.ts';
export type { SearchHandler } from './internal/collections/Combobox/useOptionSearch.ts';
export { Skeleton, type SkeletonProps } from './components/Skeleton/Skeleton.tsx';
export { Spinner, type SpinnerProps } from './components/Spinner/Spinner.tsx';
export { SplitButton, type SplitButtonProps } from './components/SplitButton/SplitButton.tsx';
export { Inline, type InlineProps } from './components/Stack/Inline.tsx';
export { Stack, type StackProps } from './components/Stack/Stack.tsx';
export { StackedBar, type StackedBarPart, type StackedBarProps } from './components/StackedBar/StackedBar.tsx';
export { type StatChange, StatTile, type StatTileProps } from './components/StatTile/StatTile.tsx';
export { StatusBadge, type StatusBadgeProps } from './components/StatusBadge/StatusBadge.tsx';
export { StatusPage, type StatusPageProps } from './components/StatusPage/StatusPage.tsx';
export { type Step, Steps, type StepsProps } from './components/Steps/Steps.tsx';
export { Switch, type SwitchProps } from './components/Switch/Switch.tsx';
export { type TabItem, Tabs, type TabsProps } from './components/Tabs/Tabs.tsx';
export { TagGroup, type TagGroupProps, type TagItem } from './components/TagGroup/TagGroup.tsx';
export { Text, type TextProps } from './components/Text/Text.tsx';
export { TextArea, type TextAreaProps } from './components/TextArea/TextArea.tsx';
export { TextField, type TextFieldProps } from './components/TextField/TextField.tsx';
export { TimeField, type TimeFieldProps } from './components/TimeField/TimeField.tsx';
export type { TimeRangePreset } from './components/TimeRangeField/shiftPresets.ts';
export { TimeRangeField } from './components/TimeRangeField/TimeRangeField.tsx';
export type { TimeRange, TimeRangeFieldProps } from './components/TimeRangeField/TimeRangeFieldProps.ts';
export { NotificationsPanel } from './components/Toasts/NotificationsPanel.tsx';
export { toast } from './components/Toasts/toast.ts';
export type { RaisedToast, ToastAction, ToastContent, ToastVariant } from './components/Toasts/toastList.ts';
export { useToasts } from './components/Toasts/useToasts.ts';
export {
  ToggleButtonGroup,
  type ToggleButtonGroupProps,
  type ToggleOption,
} from './components/ToggleButtonGroup/ToggleButtonGroup.tsx';
export { TokenField } from './components/TokenField/TokenField.tsx';
export type { TokenFieldProps } from './components/TokenField/TokenFieldProps.ts';
export { Toolbar, type ToolbarProps } from './components/Toolbar/Toolbar.tsx';
export { Tooltip, type TooltipProps } from './components/Tooltip/Tooltip.tsx';
export { TruncatedText, type TruncatedTextProps } from './components/TruncatedText/TruncatedText.tsx';
export { UiProvider, type UiProviderProps } from './components/UiProvider/UiProvider.tsx';
export { UserMenu, type UserMenuProps } from './components/UserMenu/UserMenu.tsx';
export { WelcomePage, type WelcomePageProps } from './components/WelcomePage/WelcomePage.tsx';
export { en } from './i18n/en.ts';
export { es } from './i18n/es.ts';
export { type MessageOverrides, type Messages, ptBR } from './i18n/ptBR.ts';
export { useMessages } from './i18n/useMessages.ts';
export type { HeadingLevel } from './internal/base/headings/HeadingLevel.ts';
export type { IconData } from './internal/base/icons/SvgIcon.tsx';
export { lazyPart } from './internal/base/lazy/lazyPart.tsx';
export { type Navigate, useHref } from './internal/base/router/NavigateContext.ts';
export { announce } from './internal/base/announce/announce.ts';
export type { ChoiceOption } from './internal/collections/choices/ChoiceOption.ts';
export { formatDatePtBR } from './internal/dates/formatDatePtBR.ts';
export { dropTypedText } from './internal/fields/FieldFrame/dropTypedText.ts';
export { daysBetween } from './internal/dates/isoDate.ts';
export { useToday } from './internal/dates/useToday.ts';
export { parseDatePtBR } from './internal/dates/parseDatePtBR.ts';
export { parseDateRangePtBR } from './internal/dates/parseDateRangePtBR.ts';
export { todayIso } from './internal/dates/todayIso.ts';
export { applyMask } from './internal/fields/masks/applyMask.ts';
export { readMask } from './internal/fields/masks/readMask.ts';
export { vars } from './theme/contract.css.ts';
