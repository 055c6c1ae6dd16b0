export interface JourneyFigures {
  /** The number of journeys without a fault. */
  completed: number;
  /** The number of steps that were repeated because the answer offered a retry. */
  retries: number;
  faults: Set<string>;
}

/** Runs one journey after another. A failed one adds its error to the faults, and the next one begins. */
export async function runJourneys(
  figures: JourneyFigures,
  journey: (number: number) => Promise<void>,
  isOver: () => boolean,
): Promise<void> {
  for (let number = 1; !isOver(); number += 1) {
    await journey(number).then(
      () => {
        figures.completed += 1;
      },
      (error: Error) => figures.faults.add(error.message),
    );
  }
}
