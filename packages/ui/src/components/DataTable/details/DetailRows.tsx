'use client';
import { ChevronDown } from '@lucide/icons';
import { useId, useLayoutEffect, useRef, useState } from 'react';
import { tableDetailsPtBR } from '../../../i18n/ptBR/tableDetails.ts';
import { useAreaMessages } from '../../../i18n/useAreaMessages.ts';
import { SvgIcon } from '../../../internal/base/icons/SvgIcon.tsx';
import { isEmptyValue } from '../../../internal/base/isEmptyValue.ts';
import { label } from '../../Button/Button.css.ts';
import { buttonClass } from '../../Button/buttonClass.ts';
import { iconButton, sizes, tones } from '../../IconButton/IconButton.css.ts';
import { detail, detailRow, turning } from './DetailRows.css.ts';
import type { DetailRowsProps } from './DetailFeatures.ts';
import { tableRoles } from '../tableRoles.ts';

/** A row and its details. While the details are closed, find-in-page still finds their text, and opens them. */
export function DetailRows({ attributes, select, cells, nameId, columnCount, isCard, render }: DetailRowsProps) {
  const messages = useAreaMessages('table', tableDetailsPtBR);
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const detailRef = useRef<HTMLDivElement>(null);
  const content = render(isOpen);
  const hasDetail = !isEmptyValue(content);
  // Before paint, because find-in-page may run at any time from then on.
  useLayoutEffect(() => {
    if (isOpen || !hasDetail) return;
    const panel = detailRef.current;
    // React supports `hidden` only as a boolean, not this value.
    panel?.setAttribute('hidden', 'until-found');
    const found = () => setOpen(true);
    panel?.addEventListener('beforematch', found);
    return () => panel?.removeEventListener('beforematch', found);
  }, [isOpen, hasDetail]);
  return (
    <>
      <tr {...attributes}>
        {select}
        <td role={isCard ? 'cell' : undefined} data-expand="">
          {hasDetail && (
            <button
              id={`${id}button`}
              type="button"
              className={
                isCard
                  ? buttonClass({ emphasis: 'quiet', size: 'small' })
                  : `${iconButton} ${tones.neutral} ${sizes.small}`
              }
              aria-label={messages.details}
              aria-labelledby={`${id}button ${nameId}`}
              aria-expanded={isOpen}
              aria-controls={`${id}detail`}
              data-tooltip={isCard ? undefined : isOpen ? messages.hideDetails : messages.showDetails}
              onClick={() => setOpen(!isOpen)}
            >
              <span className={isCard ? label : undefined}>
                {isCard && <span>{messages.details}</span>}
                <SvgIcon icon={ChevronDown} size={18} className={turning} />
              </span>
            </button>
          )}
        </td>
        {cells}
      </tr>
      {hasDetail && (
        <tr {...(isCard && tableRoles.row)} className={detailRow} data-detail="" aria-hidden={!isOpen || undefined}>
          <td {...(isCard && tableRoles.cell)} colSpan={columnCount}>
            <div ref={detailRef} id={`${id}detail`} className={detail} hidden={!isOpen}>
              {content}
            </div>
          </td>
        </tr>
      )}
    </>
  );
}
