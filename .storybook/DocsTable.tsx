import type { ComponentProps } from 'react';

/** A table that scrolls horizontally where the page is narrower than the table. */
export const DocsTable = (props: ComponentProps<'table'>) => (
  <div className="docs-table">
    <table {...props} />
  </div>
);
