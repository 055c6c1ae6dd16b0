/** The kits in the order of the columns; `plain` is HTML without a kit, the baseline. */
export const kits = ['plain', 'oraculo', 'mantine', 'antd', 'mui', 'spectrum', 'rac'] as const;
export type Kit = (typeof kits)[number];

/** The package whose version is printed. */
export const packageOf = {
  mantine: '@mantine/core',
  antd: 'antd',
  mui: '@mui/material',
  spectrum: '@react-spectrum/s2',
  rac: 'react-aria-components',
};
