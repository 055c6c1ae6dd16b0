import '@oraculo/ui/style.css';
import type { KitPages } from '../work.ts';

export const pages: KitPages = {};
