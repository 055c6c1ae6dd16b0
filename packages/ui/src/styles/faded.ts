/** A disabled control fades by its colours, not as a whole: its focus ring has to stay as clear as any other. */
export const faded = (colour: string) => `color-mix(in oklch, ${colour} 45%, transparent)`;

/** In forced colours the system names the colour of what is disabled. */
export const greyed = { color: 'GrayText', borderColor: 'GrayText' } as const;
