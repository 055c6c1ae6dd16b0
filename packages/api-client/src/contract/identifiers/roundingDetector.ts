/** More digits than a spreadsheet keeps of a number. */
const isLong = (cardNumber: string): boolean => cardNumber.length > 15 && /^\d+$/.test(cardNumber);

const isRounded = (cardNumber: string): boolean => /^[1-9]\d{14}0+$/.test(cardNumber);

/** With three cards, chance explains the zeros in one of a thousand lists. */
const minimumCards = 3;

export const roundingDoubt = 'Confira a carteirinha: o Excel troca por zeros os dígitos depois do 15º';

/**
 * Finds out whether a spreadsheet rounded the cards of a list. One card of sixteen digits that ends in a zero is common; a
 * list in which all of the long cards end so was rounded.
 */
export function createRoundingDetector<Place>() {
  const cards = new Set<string>();
  const places: Place[] = [];
  let hasExactCard = false;
  return {
    add: (cardNumber: string, place: Place): void => {
      if (hasExactCard || !isLong(cardNumber)) return;
      hasExactCard = !isRounded(cardNumber);
      cards.add(cardNumber);
      places.push(place);
    },
    /** Where the rounded cards are; nowhere when chance explains the zeros. */
    roundedPlaces: (): readonly Place[] => (hasExactCard || cards.size < minimumCards ? [] : places),
  };
}
