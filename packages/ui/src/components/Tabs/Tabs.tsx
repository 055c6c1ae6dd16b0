'use client';
import { type ReactNode, useState } from 'react';
import { Tabs as AriaTabs, type Key, Tab, TabList, TabPanel } from 'react-aria-components';
import { type DomProps, pickDomProps } from '../../internal/base/dom/pickDomProps.ts';
import { visuallyHidden } from '../../styles/visuallyHidden.css.ts';
import { badge as badgeText, bar, list, panel, root, tab, tabLabel } from './Tabs.css.ts';

export interface TabItem {
  /** Unique in the list; usable in an address. */
  id: string;
  /** Two or three words. */
  label: string;
  /** A count next to the label; 0 is shown too, so omit it while it is unknown. */
  badge?: number | undefined;
  /** The counted things, read after the label: “3 pendentes”. Without it the bare number is read. */
  badgeLabel?: string | undefined;
  /** Rendered only while the tab is selected. */
  content: ReactNode;
}

export interface TabsProps extends DomProps {
  /** The name of the group of tabs, only for screen readers. */
  label: string;
  /** In reading order; at least two. */
  tabs: readonly TabItem[];
  /** The id of the selected tab. Keep it in the address, so that a link restores it. An unknown id selects the first tab. */
  value?: string | undefined;
  /** The tab that is selected initially, without an address. @default the first */
  defaultValue?: string | undefined;
  /** Runs with the id of the selected tab, not when the arrow keys only move the focus. */
  onChange?: ((id: string) => void) | undefined;
}

/** Views of the same thing. Arrow keys only move between tabs, and Enter or Space selects one, because a panel may load data. */
export function Tabs(props: TabsProps) {
  const { label, tabs } = props;
  const [kept, setKept] = useState<Key | undefined>(props.defaultValue ?? tabs[0]?.id);
  const value = props.value ?? kept;
  // Without a selected tab React Aria would make none of them focusable.
  const shown = tabs.find(({ id }) => id === value) ?? tabs[0];
  return (
    <AriaTabs
      {...pickDomProps('tabs', props)}
      selectedKey={shown?.id ?? ''}
      className={root}
      keyboardActivation="manual"
      onSelectionChange={(key) => {
        setKept(key);
        props.onChange?.(String(key));
      }}
    >
      <div className={bar}>
        <TabList aria-label={label} className={list}>
          {tabs.map(({ id, label: name, badge, badgeLabel }) => (
            <Tab key={id} id={id} className={tab}>
              <>
                <span className={tabLabel} data-label={name}>
                  {name}
                </span>
                {badge !== undefined && (
                  <span
                    aria-hidden={badgeLabel ? true : undefined}
                    className={badgeText}
                    data-zero={badge === 0 ? '' : undefined}
                  >
                    {badge}
                  </span>
                )}
                {badge !== undefined && badgeLabel && <span className={visuallyHidden}>{badgeLabel}</span>}
              </>
            </Tab>
          ))}
        </TabList>
      </div>
      {tabs.map(({ id, content }) => (
        <TabPanel key={id} id={id} className={panel}>
          {content}
        </TabPanel>
      ))}
    </AriaTabs>
  );
}
