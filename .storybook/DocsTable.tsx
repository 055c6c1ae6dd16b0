import type { ComponentProps } from 'react';

/** A table of a page scrolls by itself where the page is narrower than it. */
export const DocsTable = (props: ComponentProps<'table'>) => (
  <div className="docs-table">
    <table {...props} />
  </div>
);
