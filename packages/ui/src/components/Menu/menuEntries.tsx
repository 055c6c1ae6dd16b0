import { Check, ChevronRight } from '@lucide/icons';
import {
  Header,
  Menu as AriaMenu,
  MenuItem as AriaMenuItem,
  MenuSection as AriaMenuSection,
  Popover,
  SubmenuTrigger,
} from 'react-aria-components';
import { SvgIcon } from '../../internal/base/icons/SvgIcon.tsx';
import {
  chevron,
  description as descriptionText,
  heading,
  item as itemClass,
  menu,
  popover,
  section,
  tick,
  words,
} from './Menu.css.ts';
import { isSection, type MenuEntry, type MenuItem, type MenuSection } from './MenuEntry.ts';

/** Closes the whole menu, then runs the action of an item. */
export type RunLine = (action: (() => void) | undefined) => void;

/** React Aria collects the items of a menu from elements, not from our components, so these are functions. */
export const menuEntries = (entries: readonly MenuEntry[], run: RunLine) =>
  entries.map((entry) => (isSection(entry) ? sectionOf(entry, run) : itemOf(entry, run)));

function sectionOf({ id, title, items, selection }: MenuSection, run: RunLine) {
  const choice = selection && {
    selectionMode: selection.isMultiple ? ('multiple' as const) : ('single' as const),
    disallowEmptySelection: !selection.isMultiple,
    selectedKeys: selection.selected,
    onSelectionChange: (keys: 'all' | ReadonlySet<unknown>) => {
      const isOn = (item: MenuItem) => keys === 'all' || keys.has(item.id);
      const isRefused = (item: MenuItem) => item.disabledReason && isOn(item) !== selection.selected.includes(item.id);
      if (!items.some(isRefused)) selection.onChange(items.filter(isOn).map((item) => item.id));
    },
  };
  return (
    <AriaMenuSection key={id} id={id} className={section} {...choice}>
      <Header className={heading}>{title}</Header>
      {items.map((item) => itemOf(item, run, selection !== undefined))}
    </AriaMenuSection>
  );
}

/** On a phone the submenu is below its item and indented, because two menus do not fit next to each other. The item stays visible. */
const belowWhereNarrow = () =>
  window.matchMedia('(max-width: 480px)').matches ? ({ placement: 'bottom start', crossOffset: 16 } as const) : {};

function itemOf(item: MenuItem, run: RunLine, isChoice = false) {
  const { id, label, items } = item;
  if (!items || item.disabledReason) return lineOf(item, run, isChoice);
  return (
    <SubmenuTrigger key={id}>
      {lineOf(item, run, isChoice)}
      <Popover className={popover} offset={-2} aria-label={label} {...belowWhereNarrow()}>
        <AriaMenu aria-label={label} className={menu}>
          {items.map((entry) => itemOf(entry, run))}
        </AriaMenu>
      </Popover>
    </SubmenuTrigger>
  );
}

function lineOf(item: MenuItem, run: RunLine, isChoice: boolean) {
  const { id, label, icon, href, opensInNewTab, tone, disabledReason, onPress } = item;
  const description = disabledReason ?? item.description;
  const isBlocked = Boolean(disabledReason);
  // An item with a submenu opens it, and a choice may leave the menu open.
  const act = item.items || isChoice ? onPress : () => run(onPress);
  // With the keys React Aria would skip a disabled item, and its reason would not be read.
  const blocked = isBlocked && ({ 'aria-disabled': true, 'data-blocked': '' } as const);
  const link = !isBlocked && href !== undefined && { href, target: opensInNewTab ? '_blank' : undefined };
  return (
    <AriaMenuItem
      key={id}
      id={id}
      textValue={label}
      className={itemClass}
      data-tone={tone}
      onAction={isBlocked ? undefined : act}
      shouldCloseOnSelect={isBlocked ? false : undefined}
      {...link}
      render={(line) =>
        'href' in line ? <a {...line}>{line.children}</a> : <div {...(line as object)} {...blocked} />
      }
    >
      {isChoice && <SvgIcon icon={Check} size={16} className={tick} />}
      {icon}
      <span className={words}>
        <span data-label="">{label}</span>
        {description && <span className={descriptionText}>{description}</span>}
      </span>
      {item.items && !isBlocked && <SvgIcon icon={ChevronRight} size={16} className={chevron} />}
    </AriaMenuItem>
  );
}
