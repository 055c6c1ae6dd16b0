/** References to papers that users of a package do not have: parts of the specification, audits, numbers of issues. */
const ours =
  /§|\btrust [A-Z]-\d|\bissue \d+|\b(?:the|this product's) specification\b|\bspecification's|\bdecisions:|\bdecision 0\d\d/;

/** The lines of a text that do, each with its place. */
export const ownWords = (place: string, text: string): string[] =>
  text.split('\n').flatMap((line, at) => (ours.test(line) ? [`${place}:${at + 1}: ${line.trim().slice(0, 160)}`] : []));
