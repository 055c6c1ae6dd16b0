/** The years that fields of dates and months accept if they name no others. */
export const acceptedYears = { minYear: 1900, maxYear: 2100 };
