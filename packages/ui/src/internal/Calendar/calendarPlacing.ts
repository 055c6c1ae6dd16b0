/** Under the box of its input. */
export const calendarPlacing = {
  side: 'below',
  align: 'start',
  gap: 6,
  boxOf: (input: HTMLElement) => input.parentElement,
  // Both dates of a range are read while a day is chosen.
  keepClearOf: (input: HTMLElement) =>
    [...(input.closest('[data-ui="date-range-picker"]')?.querySelectorAll('fieldset input') ?? [input])].flatMap(
      ({ parentElement }) => parentElement ?? [],
    ),
} as const;
