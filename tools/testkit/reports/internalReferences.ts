/** References to documents that users of a package do not have: the specification, audits, issues, decisions. */
const ours =
  /§|\btrust [A-Z]-\d|\bissue \d+|\b(?:the|this product's) specification\b|\bspecification's|\bdecisions:|\bdecision 0\d\d/;

/** The lines of a text that contain such a reference, with their positions. */
export const internalReferences = (place: string, text: string): string[] =>
  text.split('\n').flatMap((line, at) => (ours.test(line) ? [`${place}:${at + 1}: ${line.trim().slice(0, 160)}`] : []));
