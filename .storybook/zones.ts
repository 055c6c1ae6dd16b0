import { wallClock } from './wallClock.ts';
import { zonedDate } from './zonedDate.ts';

/** The time zones in the toolbar. The first one is the browser's own and changes nothing. */
export const zones: Readonly<Record<string, string>> = {
  browser: 'Fuso do navegador',
  'America/Sao_Paulo': 'São Paulo (UTC−3)',
  UTC: 'UTC',
  'Asia/Tokyo': 'Tóquio (UTC+9)',
  'Pacific/Honolulu': 'Honolulu (UTC−10)',
};

const RealDate = Date;
const RealFormat = Intl.DateTimeFormat;

let shownZone: string | undefined;

/**
 * Gives formats without a time zone the one of the toolbar, even if a module created the format before the user chose
 * the zone.
 */
function followingFormat(locales?: Intl.LocalesArgument, options?: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  if (options?.timeZone) return new RealFormat(locales, options);
  const inZones = new Map<string | undefined, Intl.DateTimeFormat>();
  const present = () => {
    const format = inZones.get(shownZone) ?? new RealFormat(locales, { ...options, timeZone: shownZone });
    inZones.set(shownZone, format);
    return format;
  };
  return new Proxy(present(), {
    get: (_format, key) => {
      const format = present();
      const value: unknown = Reflect.get(format, key, format);
      return typeof value === 'function' ? value.bind(format) : value;
    },
  });
}

type FormatArguments = Parameters<typeof followingFormat>;

Intl.DateTimeFormat = new Proxy(RealFormat, {
  construct: (_Real, given: FormatArguments) => followingFormat(...given),
  apply: (_Real, _this, given: FormatArguments) => followingFormat(...given),
});

/** Replaces `Date` and the formats without a zone, because a page cannot change the time zone of its browser. */
export function setZone(name: string) {
  shownZone = name === 'browser' ? undefined : name;
  globalThis.Date = shownZone ? zonedDate(RealDate, shownZone, wallClock(shownZone)) : RealDate;
}
