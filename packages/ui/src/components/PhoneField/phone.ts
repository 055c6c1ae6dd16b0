import { applyMask } from '../../internal/fields/masks/applyMask.ts';
import { readMask } from '../../internal/fields/masks/readMask.ts';

/** The mask of the longest number; `shapeOfPhone` returns a shorter one. */
export const phoneMask = '(##) #####-####';
const landlineMask = '(##) ####-####';

/** The mask of a number. Nine digits if the first one after the area code is 9, or if there are nine; else eight. */
export const shapeOfPhone = (phone: string): string =>
  phone[2] === '9' || phone.length > 10 ? phoneMask : landlineMask;

/** The number in a pasted text, without the country code `+55` or `0055` and the long-distance `0`. */
export function withoutPrefix(text: string): string {
  const digits = text.normalize('NFKC').replace(/\D/g, '');
  // No area code begins with a zero.
  const number = digits.replace(/^((00)?55)?0?(?=\d{10,11}$)/, '');
  return number === digits ? text : number;
}

/** The 67 area codes of Brazil. */
const area = /^([14689][1-9]|2[12478]|3[1-578]|5[1345]|7[134579])/;

export const hasArea = (phone: string): boolean => area.test(phone);

const landline = /^\d{2}[2-5]\d{7}$/;
const mobile = /^\d{2}9\d{8}$/;

/** Whether clean digits can be a Brazilian number: an existing area code, and eight digits of a landline or nine of a mobile phone. */
export const isValidPhone = (phone: string): boolean => hasArea(phone) && (landline.test(phone) || mobile.test(phone));

/** `11987654321` as `(11) 98765-4321`, `1133334444` as `(11) 3333-4444`. */
export const formatPhone = (phone: string): string => {
  const digits = readMask(phoneMask, phone);
  return applyMask(shapeOfPhone(digits), digits);
};
