import { Card, Skeleton } from '@oraculo/ui';

/** Stands in for a screen while its code arrives. */
export function ScreenLoading() {
  return (
    <Card>
      <Skeleton />
    </Card>
  );
}
