/** Plain values, private to the theme: no component imports this file. */
export const white = 'oklch(1 0 0)';

export const space = {
  1: '4px',
  2: '8px',
  3: '12px',
  4: '16px',
  5: '20px',
  6: '24px',
  7: '32px',
  8: '40px',
  9: '64px',
};

export const radius = { badge: '7px', control: '10px', card: '14px', popover: '16px', dialog: '18px', round: '999px' };

/** Bars and the menu have fixed sizes in px; heights of controls follow the text size of the browser. */
export const size = {
  control: '2.625rem',
  controlCompact: '2.25rem',
  target: '24px',
  touch: '44px',
  tooltip: '20rem',
  field: '11rem',
  description: '15rem',
  avatar: '3.25rem',
  menu: '16rem',
  choice: '2rem',
  cardHeader: '4.25rem',
  header: '80px',
  subtitleBar: '104px',
  rail: '88px',
  sidebar: '266px',
  tableMax: '1296px',
};

export const font = {
  family:
    "'Atkinson Hyperlegible Next Variable', 'Oraculo Fallback', system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif",
  size: {
    fine: '0.8125rem',
    small: '0.875rem',
    body: '0.9375rem',
    lead: '1.125rem',
    title: '1.375rem',
    display: '1.625rem',
    hero: '2.625rem',
  },
  weight: { regular: '400', label: '540', strong: '620', title: '640' },
  lineHeight: { body: '1.45', title: '1.2' },
  tracking: { title: '-0.015em' },
};

export const duration = { quick: '120ms', medium: '200ms', slow: '280ms', spin: '900ms', pulse: '1600ms' };
export const easing = { standard: 'cubic-bezier(0.2, 0, 0, 1)' };

export const layer = { sticky: '10', header: '20', drawer: '30', popover: '40', dialog: '50', toast: '60' };
