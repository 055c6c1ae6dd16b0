import type { RequestOptions } from '@oraculo/api-client';
import { useOptions } from './useOptions.ts';

/** A person who has sent a file, identified by name when there is no e-mail. */
export interface Sender {
  name: string;
  email?: string;
}

const toOption = ({ name, email }: Sender) => ({ label: name, value: email ?? name, subtitle: email });

/** The users who sent something to a list. `list` is the first part of its cache key. */
export const useSenders = (list: string, load: (options: RequestOptions) => Promise<readonly Sender[]>) =>
  useOptions([list, 'users'], load, toOption);
