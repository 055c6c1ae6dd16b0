import { useState } from 'react';
import { expect, screen, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import {
  startBox,
  endBox,
  calendarButton,
  findCalendar,
  loadCalendar,
} from '../components/DateRangePicker/DateRangePicker.fixtures.tsx';
import { DateRangePicker } from '../components/DateRangePicker/DateRangePicker.tsx';
import { DescriptionList } from '../components/DescriptionList/DescriptionList.tsx';
import { Stack } from '../components/Stack/Stack.tsx';
import { formatDatePtBR } from '../internal/dates/formatDatePtBR.ts';
import { todayIso } from '../internal/dates/todayIso.ts';

const shownZone = () => new Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Shows the kit's current date, and a picker that uses it. */
function PresentDay() {
  const [value, setValue] = useState<{ start: string | null; end: string | null }>({ start: null, end: null });
  const [now] = useState(() => new Date());
  return (
    <Stack>
      <DescriptionList
        items={[
          { term: 'Hoje, para o kit', value: formatDatePtBR(todayIso(now)) },
          { term: 'Hora', value: now.toLocaleTimeString('pt-BR') },
          { term: 'Fuso', value: <code>{shownZone()}</code> },
        ]}
      />
      <DateRangePicker label="Período" value={value} onChange={setValue} allowFuture={false} maxSpanDays={30} />
    </Stack>
  );
}

const meta = preview.meta({
  title: 'Fundamentos/Relógio',
  component: PresentDay,
  parameters: { spec: ['dates and times, today is the browser’s', 'dates: time zones and clock changes'] },
  loaders: [async () => ({ calendar: await loadCalendar() })],
});

export const Now = meta.story();

interface Acting {
  canvas: { getByText: (text: string) => HTMLElement };
  userEvent: { click: (element: Element) => Promise<void> };
}

const lastSevenDays =
  (today: string, first: string) =>
  async ({ canvas, userEvent }: Acting) => {
    await expect(canvas.getByText(today)).toBeVisible();
    await userEvent.click(calendarButton());
    await findCalendar();
    await userEvent.click(screen.getByRole('button', { name: 'Últimos 7 dias' }));
    await expect(startBox()).toHaveValue(first);
    await expect(endBox()).toHaveValue(today);
  };

export const SevenDaysUpToALeapDay = meta.story({
  globals: { clock: 'leapDay' },
  play: lastSevenDays('29/02/2028', '23/02/2028'),
});

export const SevenDaysUpToTheClockGoingForward = meta.story({
  globals: { clock: 'forward', zone: 'America/Sao_Paulo' },
  play: lastSevenDays('04/11/2018', '29/10/2018'),
});

export const SevenDaysUpToTheClockGoingBack = meta.story({
  globals: { clock: 'back', zone: 'America/Sao_Paulo' },
  play: lastSevenDays('16/02/2019', '10/02/2019'),
});

export const AtHalfPastElevenInSaoPauloItIsStillThisYear = meta.story({
  globals: { clock: 'newYearsEve', zone: 'America/Sao_Paulo' },
  play: lastSevenDays('31/12/2026', '25/12/2026'),
});

export const AtTheSameMomentItIsNextYearInTokyo = meta.story({
  globals: { clock: 'newYearsEve', zone: 'Asia/Tokyo' },
  play: lastSevenDays('01/01/2027', '26/12/2026'),
});

export const AtTheSameMomentItIsAfternoonInHonolulu = meta.story({
  globals: { clock: 'newYearsEve', zone: 'Pacific/Honolulu' },
  play: async (context) => {
    await expect(context.canvas.getByText(/^16:30:\d\d$/)).toBeVisible();
    await lastSevenDays('31/12/2026', '25/12/2026')(context);
  },
});

export const TodayInTokyoCanBePickedThoughItIsTomorrowInSaoPaulo = meta.story({
  globals: { clock: 'newYearsEve', zone: 'Asia/Tokyo' },
  play: async ({ userEvent }) => {
    await userEvent.type(endBox(), '01/01/2027');
    await userEvent.tab();
    await expect(endBox()).toBeValid();
    await userEvent.clear(endBox());
    await userEvent.type(endBox(), '02/01/2027');
    await userEvent.tab();
    await expect(screen.getByText('Data futura não permitida')).toBeVisible();
  },
});

export const TheYearTurnsWhileThePageIsOpen = meta.story({
  globals: { clock: 'lastSecond' },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('31/12/2026')).toBeVisible();
    await waitFor(() => expect(todayIso()).toBe('2027-01-01'), { timeout: 3000 });
    await userEvent.click(calendarButton());
    await findCalendar();
    await userEvent.click(screen.getByRole('button', { name: 'Hoje' }));
    await expect(endBox()).toHaveValue('01/01/2027');
  },
});
