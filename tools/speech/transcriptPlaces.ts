import { type SpokenJourney, spokenJourneys } from './spokenJourneys.ts';
import { spokenParts } from './spokenParts.ts';

export interface TranscriptPlace {
  name: string;
  /** The first line of the transcript. */
  title: string;
  folder: string;
  phrases?: readonly string[] | undefined;
  /** True for a journey through the app, false for a part of the kit. */
  isJourney: boolean;
}

export const transcriptFolders = { kit: 'packages/ui/transcripts', app: 'packages/app/transcripts' } as const;

const placeOf = ({ name, what, phrases }: SpokenJourney): TranscriptPlace => ({
  name,
  title: what,
  folder: transcriptFolders.app,
  phrases,
  isJourney: true,
});

/** All transcripts of the repository. */
export const transcriptPlaces: readonly TranscriptPlace[] = [
  ...spokenParts.map(({ name, story, phrases }) => ({
    name,
    title: story,
    folder: transcriptFolders.kit,
    phrases,
    isJourney: false,
  })),
  ...spokenJourneys.map(placeOf),
];
