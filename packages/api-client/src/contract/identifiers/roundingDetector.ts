/** Whether the number has more digits than a spreadsheet keeps. */
const isLong = (cardNumber: string): boolean => cardNumber.length > 15 && /^\d+$/.test(cardNumber);

const isRounded = (cardNumber: string): boolean => /^[1-9]\d{14}0+$/.test(cardNumber);

/** Three exact numbers of sixteen digits all end in zero by chance in one of a thousand lists. */
const minimumCards = 3;

export const roundingDoubt = 'Confira a carteirinha: o Excel troca por zeros os dígitos depois do 15º';

/**
 * Detects whether a spreadsheet has rounded the card numbers of a list. A single number of sixteen digits that ends in
 * zero is common; if all long numbers of a list end in zero, they were rounded.
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
    /** The positions of the rounded cards; empty if the zeros may be a coincidence. */
    roundedPlaces: (): readonly Place[] => (hasExactCard || cards.size < minimumCards ? [] : places),
  };
}
