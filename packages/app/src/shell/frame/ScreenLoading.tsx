import { Card, Skeleton, Stack } from '@oraculo/ui';
import type { ScreenRoute } from '../routing/screenRoutes.ts';

const rows = ['half', 'full', 'long', 'full', 'long', 'full', 'long', 'full', 'long', 'full'] as const;

/** The skeleton of a screen while it loads: its fields and, below them, its list. */
export function ScreenLoading({ isForm }: Pick<ScreenRoute, 'isForm'>) {
  return (
    <div aria-busy="true">
      <Stack>
        <Card>
          <Stack gap={3}>
            <Skeleton width="short" />
            <Skeleton shape="block" />
          </Stack>
        </Card>
        {!isForm && (
          <Card>
            <Stack gap={7}>
              {rows.map((width, at) => (
                <Skeleton key={at} width={width} />
              ))}
            </Stack>
          </Card>
        )}
      </Stack>
    </div>
  );
}
