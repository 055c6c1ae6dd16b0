/** Scrolls no further than it takes to see all of the element. */
export const scrollIntoSight = (element: Element | null | undefined) => element?.scrollIntoView({ block: 'nearest' });
