import type { Messages } from '../ptBR.ts';

export const chartsEn: Messages['charts'] = {
  total: (value) => `Total: ${value}`,
  part: 'Part',
  value: 'Amount',
  share: 'Share',
  lessThan: (share) => `under ${share}`,
  moreThan: (share) => `over ${share}`,
  empty: 'Nothing to compare yet',
  loading: 'Loading',
  direction: { up: 'up', down: 'down', flat: 'unchanged,' },
  stepStatus: { waiting: 'Waiting', current: 'In progress', done: 'Done', failed: 'Failed' },
  atStep: (at, count, label, status) => `Step ${at} of ${count}: ${label}, ${status}`,
  allSteps: (label) => `${label}: all steps done`,
};
