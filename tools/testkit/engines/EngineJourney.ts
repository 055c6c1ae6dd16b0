import type { OwnGateway } from '../app/ownGateway.ts';
import type { Person } from '../app/people.ts';
import type { Role } from '../app/sessions.ts';
import type { EngineKeys } from './EngineKeys.ts';

/** Everything that a journey by keyboard has at hand. */
export interface JourneyContext {
  keys: EngineKeys;
  person: Person;
  gateway: OwnGateway;
  signIn: (role: Role) => Promise<void>;
  /** By the side menu; `parent` is the item that holds the screen. */
  goTo: (title: string, parent?: string) => Promise<void>;
}

export interface EngineJourney {
  what: string;
  /** The call that the service refuses in it, and why (`session.signIn invalid`). Any other error of the console fails the journey. */
  refused?: string;
  go: (context: JourneyContext) => Promise<void>;
}
