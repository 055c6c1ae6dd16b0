/** Whether one of the browser's own popovers is open in here: it closes itself on Escape, unless the key is prevented. */
export const hasOpenPopover = (element: Element): boolean =>
  Array.from(element.querySelectorAll('[popover=""], [popover="auto"]')).some((popover) =>
    popover.matches(':popover-open'),
  );
