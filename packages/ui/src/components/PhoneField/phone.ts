import { applyMask } from '../../internal/masks/applyMask.ts';
import { readMask } from '../../internal/masks/readMask.ts';

/** The longest number; `shapeOfPhone` shows a shorter one. */
export const phoneMask = '(##) #####-####';
const landlineMask = '(##) ####-####';

/** The third digit tells: nine digits begin with 9. A number that has nine all the same is shown with nine. */
export const shapeOfPhone = (phone: string): string =>
  phone[2] === '9' || phone.length > 10 ? phoneMask : landlineMask;

/** The number in a text from elsewhere, without the country's `+55` and the long-distance `0`. */
export function withoutPrefix(text: string): string {
  const digits = text.normalize('NFKC').replace(/\D/g, '');
  // No area code begins with a zero.
  const number = digits.replace(/^55(?=0?\d{10,11}$)/, '').replace(/^0(?=\d{10,11}$)/, '');
  return number === digits ? text : number;
}

const areas = new Set(
  '11 12 13 14 15 16 17 18 19 21 22 24 27 28 31 32 33 34 35 37 38 41 42 43 44 45 46 47 48 49 51 53 54 55 61 62 63 64 65 66 67 68 69 71 73 74 75 77 79 81 82 83 84 85 86 87 88 89 91 92 93 94 95 96 97 98 99'.split(
    ' ',
  ),
);

export const hasArea = (phone: string): boolean => areas.has(phone.slice(0, 2));

const landline = /^\d{2}[2-5]\d{7}$/;
const mobile = /^\d{2}9\d{8}$/;

/** Whether clean digits can be a Brazilian number: an area code that exists, and eight digits of a landline or nine of a mobile. */
export const isValidPhone = (phone: string): boolean => hasArea(phone) && (landline.test(phone) || mobile.test(phone));

/** `11987654321` as `(11) 98765-4321`, `1133334444` as `(11) 3333-4444`. */
export const formatPhone = (phone: string): string => {
  const digits = readMask(phoneMask, phone);
  return applyMask(shapeOfPhone(digits), digits);
};
