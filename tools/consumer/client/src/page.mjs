import { journey } from './journey.mjs';

globalThis.playJourney = journey;
