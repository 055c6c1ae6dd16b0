import { Button, Popover, Tooltip } from '@oraculo/ui';
import type { Miniature } from './Gallery.tsx';

export const miniatures: readonly Miniature[] = [
  {
    name: 'Popover',
    page: 'sobreposições-popover',
    part: <Popover label="Onde encontro?">No verso do cartão.</Popover>,
  },
  {
    name: 'Tooltip',
    page: 'sobreposições-tooltip',
    part: (
      <Tooltip text="Leva um minuto">
        <Button emphasis="outline">Recalcular</Button>
      </Tooltip>
    ),
  },
];
