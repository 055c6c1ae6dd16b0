/** Under the box of its input. */
export const calendarPlacing = {
  side: 'below',
  align: 'start',
  gap: 6,
  boxOf: (input: HTMLElement) => input.parentElement,
} as const;
