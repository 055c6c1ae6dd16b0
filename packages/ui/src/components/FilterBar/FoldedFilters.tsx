'use client';
import { SlidersHorizontal, X } from '@lucide/icons';
import { useRef, useState } from 'react';
import { filtersPtBR } from '../../i18n/ptBR/filters.ts';
import { overlaysPtBR } from '../../i18n/ptBR/overlays.ts';
import { useAreaMessages } from '../../i18n/useAreaMessages.ts';
import { announce } from '../../internal/base/announce/announce.ts';
import { SvgIcon } from '../../internal/base/icons/SvgIcon.tsx';
import { lazyPart } from '../../internal/base/lazy/lazyPart.tsx';
import { pickDomProps } from '../../internal/base/dom/pickDomProps.ts';
import { Button } from '../Button/Button.tsx';
import type { FilterBarProps, FilterTag } from './FilterBarProps.ts';
import { count, folded, tag, tagList } from './FoldedFilters.css.ts';

/** Not part of the first load: wide windows never show it. */
const lazyFilterSheet = lazyPart('FilterSheet', () => import('./FilterSheet.tsx'));

/** On a phone: one row with the applied filters, so that the list begins on the first screen. */
export function FoldedFilters(props: FilterBarProps & { tags: readonly FilterTag[] }) {
  const { tags, onRemoveTag, onSheetClose } = props;
  const words = useAreaMessages('actions', filtersPtBR);
  const { popoverLoadFailed } = useAreaMessages('overlays', overlaysPtBR);
  const [isOpen, setOpen] = useState(false);
  const openerRef = useRef<HTMLButtonElement>(null);
  const remove = ({ id, label }: FilterTag) => {
    // The tag is removed, and the focus would be lost.
    openerRef.current?.focus();
    announce(words.filterRemoved(label));
    onRemoveTag?.(id);
  };
  return (
    <div {...pickDomProps('filter-bar', props)} className={folded}>
      <Button
        ref={openerRef}
        emphasis="outline"
        aria-haspopup="dialog"
        icon={<SvgIcon icon={SlidersHorizontal} size={18} />}
        onPress={() => setOpen(true)}
      >
        <span>{words.filters}</span>
        {tags.length > 0 && <span className={count}>{tags.length}</span>}
      </Button>
      {tags.length > 0 && (
        <ul className={tagList} aria-label={props.label}>
          {tags.map((one) => (
            <li key={one.id}>
              {one.isFixed || !onRemoveTag ? (
                <span className={tag}>{one.label}</span>
              ) : (
                <button
                  type="button"
                  className={tag}
                  aria-label={words.removeFilter(one.label)}
                  onClick={() => remove(one)}
                >
                  <span>{one.label}</span>
                  <SvgIcon icon={X} size={16} />
                </button>
              )}
            </li>
          ))}
        </ul>
      )}
      {isOpen && (
        <lazyFilterSheet.Part
          {...props}
          title={words.filters}
          onClose={(hasSearched) => {
            setOpen(false);
            if (!hasSearched) onSheetClose?.();
          }}
          onLoadError={() => {
            setOpen(false);
            announce(popoverLoadFailed);
          }}
        />
      )}
    </div>
  );
}
