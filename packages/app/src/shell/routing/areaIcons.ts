import { Building2, CreditCard, KeyRound, ShieldCheck, Zap } from '@lucide/icons';

/** The icon of each area, by the first part of its addresses. */
export const areaIcons = {
  automations: Zap,
  eligibilities: ShieldCheck,
  credentials: KeyRound,
  operators: Building2,
  'saude-mais': CreditCard,
} as const;
