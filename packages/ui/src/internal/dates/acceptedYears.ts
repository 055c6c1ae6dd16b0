/** The default limits of the year in fields for dates and months. */
export const acceptedYears = { minYear: 1900, maxYear: 2100 };
