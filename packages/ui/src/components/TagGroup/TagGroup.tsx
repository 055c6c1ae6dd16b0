'use client';
import { X } from '@lucide/icons';
import { useRef } from 'react';
import { Button as AriaButton, Label, Tag, TagGroup as AriaTagGroup, TagList } from 'react-aria-components';
import { actionsPtBR } from '../../i18n/ptBR/actions.ts';
import { selectPtBR } from '../../i18n/ptBR/select.ts';
import { useAreaMessages } from '../../i18n/useAreaMessages.ts';
import { announce } from '../../internal/base/announce/announce.ts';
import { SvgIcon } from '../../internal/base/icons/SvgIcon.tsx';
import { type DomProps, pickDomProps } from '../../internal/base/dom/pickDomProps.ts';
import { visuallyHidden } from '../../styles/visuallyHidden.css.ts';
import { Button } from '../Button/Button.tsx';
import { layOutByClass } from './layOutByClass.tsx';
import { bar, group, label as labelClass, list, remove, tag as tagClass, text } from './TagGroup.css.ts';

export interface TagItem {
  /** Unique in the group. */
  id: string;
  /** The value, with the name of its filter if the value alone is unclear (“Marca: Prime”). */
  label: string;
}

export interface TagGroupProps extends DomProps {
  /** The label before the tags. */
  label: string;
  /** Hides the label visually, if the position of the tags explains them. */
  isLabelHidden?: boolean | undefined;
  /** In reading order; an empty list shows `emptyText`. */
  tags: readonly TagItem[];
  /** Removes tags, by their button or by Delete. Without it they cannot be removed. */
  onRemove?: ((id: string) => void) | undefined;
  /** Makes the tags a single choice. Runs with the id of the pressed tag. */
  onSelect?: ((id: string) => void) | undefined;
  /** The chosen tag, with `onSelect`; `null` for none. */
  selectedId?: string | null | undefined;
  /** Adds a button that removes all tags, shown from two tags on. */
  onClear?: (() => void) | undefined;
  /** Replaces the tags if there are none. */
  emptyText?: string | undefined;
}

/** Applied filters, or saved items of which one is chosen. Use `StatusBadge` for a state, `MultiSelect` to choose. */
export function TagGroup(props: TagGroupProps) {
  const { label, isLabelHidden, tags, onRemove, onSelect, selectedId, onClear, emptyText } = props;
  const select = useAreaMessages('select', selectPtBR);
  const actions = useAreaMessages('actions', actionsPtBR);
  const listRef = useRef<HTMLDivElement>(null);
  const takeOff = (keys: ReadonlySet<unknown>) => {
    for (const { id, label: name } of tags.filter((one) => keys.has(one.id))) {
      onRemove?.(id);
      announce(select.removed(name));
    }
  };
  const clear = () => {
    // The button is removed with the tags, and the focus would be lost.
    listRef.current?.focus();
    onClear?.();
  };
  return (
    <div className={bar} {...pickDomProps('tag-group', props)}>
      <AriaTagGroup
        className={group}
        onRemove={onRemove && takeOff}
        selectionMode={onSelect ? 'single' : 'none'}
        selectedKeys={selectedId === null || selectedId === undefined ? [] : [selectedId]}
        disallowEmptySelection
        onSelectionChange={(keys) => {
          for (const key of keys) onSelect?.(String(key));
        }}
      >
        <Label className={isLabelHidden ? visuallyHidden : labelClass}>{label}</Label>
        <TagList ref={listRef} className={list} renderEmptyState={() => emptyText}>
          {tags.map(({ id, label: name }) => (
            <Tag key={id} id={id} textValue={name} className={tagClass} render={layOutByClass}>
              <span className={text}>{name}</span>
              {onRemove && (
                <AriaButton slot="remove" className={remove}>
                  <SvgIcon icon={X} size={14} />
                </AriaButton>
              )}
            </Tag>
          ))}
        </TagList>
      </AriaTagGroup>
      {onClear && tags.length > 1 && (
        <Button emphasis="quiet" size="small" onPress={clear}>
          {actions.clearAll}
        </Button>
      )}
    </div>
  );
}
