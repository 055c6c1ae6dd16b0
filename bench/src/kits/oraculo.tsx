import '@oraculo/ui/style.css';
import { type DateRange, DateRangePicker, UiProvider } from '@oraculo/ui';
import { useState } from 'react';
import type { KitPages } from '../work.ts';

function Range() {
  const [value, setValue] = useState<DateRange>({ start: null, end: null });
  return <DateRangePicker label="Período" value={value} onChange={setValue} maxSpanDays={30} />;
}

export const pages: KitPages = { Provider: UiProvider, Range };
