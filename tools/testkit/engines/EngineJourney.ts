import type { OwnGateway } from '../app/ownGateway.ts';
import type { Person } from '../app/people.ts';
import type { Role } from '../app/sessions.ts';
import type { EngineKeys } from './EngineKeys.ts';

/** The tools of a keyboard journey. */
export interface JourneyContext {
  keys: EngineKeys;
  person: Person;
  gateway: OwnGateway;
  signIn: (role: Role) => Promise<void>;
  /** Opens a screen with the side menu; `parent` is the item that contains the screen. */
  goTo: (title: string, parent?: string) => Promise<void>;
}

export interface EngineJourney {
  what: string;
  /**
   * The call that the service refuses in this journey, and the reason (`session.signIn invalid`). Any other error in
   * the console fails the journey.
   */
  refused?: string;
  go: (context: JourneyContext) => Promise<void>;
}
