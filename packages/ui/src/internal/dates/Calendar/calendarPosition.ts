/** Opens below the box. In a low window a modal calendar may cover the box, so that enough of the calendar is visible. */
export const calendarPosition = {
  side: 'below',
  align: 'start',
  gap: 6,
  getAnchor: (input: HTMLElement) => input.parentElement,
  // Keeps both boxes of a range visible, without the hidden inputs of a form.
  avoid: (input: HTMLElement) =>
    [...(input.closest('[data-ui="date-range-picker"]')?.querySelectorAll('[placeholder]') ?? [input])].flatMap(
      ({ parentElement }) => parentElement ?? [],
    ),
} as const;

/** A calendar that was opened by mouse never covers the input, which keeps the focus: it shrinks to the free space. */
export const nonModalPosition = { ...calendarPosition, maxHeight: Number.POSITIVE_INFINITY };
