/** Under the box of its input. A calendar that takes the focus may cover the box, so that enough of it is seen in a low window. */
export const calendarPosition = {
  side: 'below',
  align: 'start',
  gap: 6,
  getAnchor: (input: HTMLElement) => input.parentElement,
  // Both dates of a range are read while a day is chosen. Not the hidden inputs of a form.
  avoid: (input: HTMLElement) =>
    [...(input.closest('[data-ui="date-range-picker"]')?.querySelectorAll('[placeholder]') ?? [input])].flatMap(
      ({ parentElement }) => parentElement ?? [],
    ),
} as const;

/** One that leaves the focus in the box gets as low as its room rather than cover what is typed. */
export const besidePosition = { ...calendarPosition, maxHeight: Number.POSITIVE_INFINITY };
