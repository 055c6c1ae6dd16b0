'use client';
import { ChevronDown } from '@lucide/icons';
import { createElement, type ReactNode } from 'react';
import { Disclosure as AriaDisclosure, Button as AriaButton, DisclosurePanel } from 'react-aria-components';
import type { HeadingLevel } from '../../internal/base/headings/HeadingLevel.ts';
import { SvgIcon } from '../../internal/base/icons/SvgIcon.tsx';
import { useDisabledReason } from '../../internal/base/dom/useDisabledReason.tsx';
import { chevron, content, detail as detailText, heading, line, panel, trigger, words } from './Disclosure.css.ts';

interface DisclosureFrameProps {
  className: string;
  /** `id`, `data-*` and `data-ui` of the component. */
  dom?: object | undefined;
  /** Ids of texts that describe its button. */
  describedBy?: string | undefined;
  title: string;
  detail: ReactNode;
  level: HeadingLevel | undefined;
  disabledReason: string | undefined;
  isExpanded: boolean;
  onExpandedChange: (isExpanded: boolean) => void;
  children: ReactNode;
}

/** A button that shows and hides the content below it. Hidden content stays in the page, where find-in-page finds it. */
export function DisclosureFrame(props: DisclosureFrameProps) {
  const { title, detail, level, isExpanded, onExpandedChange, children } = props;
  const disabled = useDisabledReason(props.disabledReason, props.describedBy);
  const button = (
    <>
      <AriaButton
        slot="trigger"
        className={trigger}
        // React Aria would remove the focus from a disabled button, and its reason would not be read.
        render={(native) => <button {...native} type="button" {...disabled.props} />}
      >
        <SvgIcon icon={ChevronDown} size={18} className={chevron} />
        <span className={line}>
          <span data-label="" className={words}>
            {title}
          </span>
          {detail !== undefined && <span className={detailText}>{detail}</span>}
        </span>
      </AriaButton>
      {disabled.description}
    </>
  );
  return (
    <AriaDisclosure
      // React Aria does not pass an `id` on.
      render={(native) => <div {...native} {...props.dom} />}
      className={props.className}
      isExpanded={isExpanded}
      onExpandedChange={(next) => {
        if (!disabled.isDisabled) onExpandedChange(next);
      }}
    >
      {level ? createElement(`h${level}`, { className: heading }, button) : button}
      <DisclosurePanel className={panel}>
        <div className={content}>{children}</div>
      </DisclosurePanel>
    </AriaDisclosure>
  );
}
