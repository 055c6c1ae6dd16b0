/** No further than it takes. */
export const scrollIntoSight = (element: Element | null | undefined) => element?.scrollIntoView({ block: 'nearest' });
