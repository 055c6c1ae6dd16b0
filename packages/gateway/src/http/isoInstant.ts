const dayMs = 86_400_000;
const clockLength = 'HH:mm:ss.sssZ'.length;

const two = (number: number): string => (number < 10 ? `0${number}` : String(number));
const three = (number: number): string => (number < 100 ? `0${two(number)}` : String(number));

let lastDay = { number: Number.NaN, text: '' };

/** Like `toISOString`, but caches the date part, because the rows of a page share few days. */
export function isoInstant(milliseconds: number): string {
  const number = Math.floor(milliseconds / dayMs);
  if (number !== lastDay.number) {
    lastDay = { number, text: new Date(number * dayMs).toISOString().slice(0, -clockLength) };
  }
  const ofDay = milliseconds - number * dayMs;
  const seconds = Math.floor(ofDay / 1000);
  const clock = `${two(Math.floor(seconds / 3600))}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;
  return `${lastDay.text}${clock}.${three(ofDay % 1000)}Z`;
}
