/** Fades a disabled control by its colours and not by opacity, which would fade the focus ring as well. */
export const faded = (colour: string) => `color-mix(in oklch, ${colour} 45%, transparent)`;

/** In forced colours, `GrayText` is the colour of disabled controls. */
export const greyed = { color: 'GrayText', borderColor: 'GrayText' } as const;
