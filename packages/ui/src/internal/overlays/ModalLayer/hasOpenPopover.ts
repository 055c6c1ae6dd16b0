/** Whether a native popover is open in the element. The browser closes it on Escape, unless the key is prevented. */
export const hasOpenPopover = (element: Element): boolean =>
  Array.from(element.querySelectorAll('[popover=""], [popover="auto"]')).some((popover) =>
    popover.matches(':popover-open'),
  );
