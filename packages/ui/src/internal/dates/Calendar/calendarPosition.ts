/** Below the box of the input. A modal calendar may cover the box, so that enough of it is visible in a short window. */
export const calendarPosition = {
  side: 'below',
  align: 'start',
  gap: 6,
  getAnchor: (input: HTMLElement) => input.parentElement,
  // Both dates of a range stay visible while a day is chosen. The selector leaves out the hidden inputs of a form.
  avoid: (input: HTMLElement) =>
    [...(input.closest('[data-ui="date-range-picker"]')?.querySelectorAll('[placeholder]') ?? [input])].flatMap(
      ({ parentElement }) => parentElement ?? [],
    ),
} as const;

/** A calendar opened by mouse leaves the focus in the input: it shrinks to the free space instead of covering the input. */
export const nonModalPosition = { ...calendarPosition, maxHeight: Number.POSITIVE_INFINITY };
