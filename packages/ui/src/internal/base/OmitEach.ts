/** `Omit` on each member of a union: the plain one would merge them, and a name would no longer be required. */
export type OmitEach<Props, Keys extends PropertyKey> = Props extends unknown ? Omit<Props, Keys> : never;
