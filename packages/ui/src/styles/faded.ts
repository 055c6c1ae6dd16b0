/** A disabled control fades by its colours, not by opacity: its focus ring has to stay as clear as any other. */
export const faded = (colour: string) => `color-mix(in oklch, ${colour} 45%, transparent)`;

/** In forced colours, `GrayText` is the colour of disabled controls. */
export const greyed = { color: 'GrayText', borderColor: 'GrayText' } as const;
