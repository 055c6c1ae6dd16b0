import type { WallClock } from './wallClock.ts';

const fields = ['FullYear', 'Month', 'Date', 'Hours', 'Minutes', 'Seconds', 'Milliseconds'] as const;
const localText = /^\d{4}-\d\d-\d\dT[\d:.]+$/;

/**
 * A `Date` in the given time zone: its local getters, setters and constructor use the clock of that zone. `toString` still uses the time zone
 * of the browser.
 */
export function zonedDate(RealDate: DateConstructor, timeZone: string, clock: WallClock): DateConstructor {
  const shownBy = (date: Date) => new RealDate(clock.shownAt(date.getTime()));

  const momentOf = (given: readonly unknown[]): number | undefined => {
    const [first] = given;
    if (given.length > 1) return clock.instantOf(RealDate.UTC(...(given as [number])));
    const isLocal = typeof first === 'string' && localText.test(first);
    return isLocal ? clock.instantOf(RealDate.parse(`${first}Z`)) : undefined;
  };

  class ZonedDate extends RealDate {
    constructor(...given: unknown[]) {
      super(...([momentOf(given) ?? given].flat() as [number]));
    }
    override getDay() {
      return shownBy(this).getUTCDay();
    }
    override getTimezoneOffset() {
      return (this.getTime() - shownBy(this).getTime()) / 60_000;
    }
    override toLocaleString(locales?: Intl.LocalesArgument, options?: Intl.DateTimeFormatOptions) {
      return super.toLocaleString(locales, { timeZone, ...options });
    }
    override toLocaleDateString(locales?: Intl.LocalesArgument, options?: Intl.DateTimeFormatOptions) {
      return super.toLocaleDateString(locales, { timeZone, ...options });
    }
    override toLocaleTimeString(locales?: Intl.LocalesArgument, options?: Intl.DateTimeFormatOptions) {
      return super.toLocaleTimeString(locales, { timeZone, ...options });
    }
  }

  for (const field of fields) {
    Object.defineProperty(ZonedDate.prototype, `get${field}`, {
      value(this: Date) {
        return shownBy(this)[`getUTC${field}`]();
      },
    });
    Object.defineProperty(ZonedDate.prototype, `set${field}`, {
      value(this: Date, ...given: [number]) {
        const shown = shownBy(this);
        shown[`setUTC${field}`](...given);
        return this.setTime(clock.instantOf(shown.getTime()));
      },
    });
  }
  return ZonedDate as DateConstructor;
}
