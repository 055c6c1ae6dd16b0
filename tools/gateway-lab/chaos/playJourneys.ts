export interface JourneyFigures {
  /** Journeys that went through. */
  whole: number;
  /** Steps that were done again because the answer asked for it. */
  asked: number;
  faults: Set<string>;
}

/** One journey after the other; one that fails leaves its reason, and the next begins. */
export async function playJourneys(
  figures: JourneyFigures,
  journey: (number: number) => Promise<void>,
  isOver: () => boolean,
): Promise<void> {
  for (let number = 1; !isOver(); number += 1) {
    await journey(number).then(
      () => {
        figures.whole += 1;
      },
      (error: Error) => figures.faults.add(error.message),
    );
  }
}
