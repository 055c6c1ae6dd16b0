import type { CDPSession, Page } from 'playwright';
import { measure } from './measure.ts';
import { mount, show, type Work } from './steps.ts';

const typeCpf = async (page: Page, session: CDPSession) => {
  await show(page, 'Cpf');
  await page.locator('input').first().focus();
  return measure(page, session, () => page.keyboard.type('52998224725'));
};

const searchOptions = async (page: Page, session: CDPSession) => {
  await show(page, 'Select');
  await page.locator('input').first().focus();
  return measure(page, session, async () => {
    await page.keyboard.type('operadora 1');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
  });
};

const calendarButton = 'button, .ant-picker';
const day = '[role="gridcell"], .mantine-DatePickerInput-day, .ant-picker-cell-in-view';

const openCalendar = async (page: Page, session: CDPSession) => {
  await show(page, 'Range');
  return measure(page, session, async () => {
    await page.locator(calendarButton).last().click();
    await page.locator(day).first().waitFor();
  });
};

const hoverDays = async (page: Page, session: CDPSession) => {
  await show(page, 'Range');
  await page.locator(calendarButton).last().click();
  const days = page.locator(day);
  await days.nth(8).waitFor();
  await days.nth(5).click();
  const boxes = await Promise.all(Array.from({ length: 30 }, (_, index) => days.nth(index + 4).boundingBox()));
  return measure(page, session, async () => {
    for (const box of boxes) if (box) await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  });
};

export const mountWorks: Work[] = [
  {
    title: '200 labelled text fields, first mount',
    needs: 'Fields',
    unit: 'script',
    slowdown: 1,
    run: mount('Fields', { count: 200 }),
  },
  {
    title: '200 labelled checkboxes, first mount',
    needs: 'Checkboxes',
    unit: 'script',
    slowdown: 1,
    isAhead: true,
    run: mount('Checkboxes', { count: 200 }),
  },
];

export const fieldWorks: Work[] = [
  { title: '11 digits into CPF, script', needs: 'Cpf', unit: 'script', slowdown: 4, run: typeCpf },
  { title: '11 digits into CPF, worst event', needs: 'Cpf', unit: 'worstEvent', slowdown: 4, run: typeCpf },
  { title: '11 digits into CPF, slowest key', needs: 'Cpf', unit: 'slowestKey', slowdown: 4, run: typeCpf },
  { title: 'select of 5 000, script', needs: 'Select', unit: 'script', slowdown: 4, run: searchOptions },
  { title: 'select of 5 000, worst event', needs: 'Select', unit: 'worstEvent', slowdown: 4, run: searchOptions },
  { title: 'select of 5 000, slowest key', needs: 'Select', unit: 'slowestKey', slowdown: 4, run: searchOptions },
  { title: 'open the range calendar, worst event', needs: 'Range', unit: 'worstEvent', slowdown: 4, run: openCalendar },
  { title: 'hover 30 days, script', needs: 'Range', unit: 'script', slowdown: 4, run: hoverDays },
];
