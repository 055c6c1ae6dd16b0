import { type DomProps, pickDomProps } from '../../internal/base/dom/pickDomProps.ts';
import { visuallyHidden } from '../../styles/visuallyHidden.css.ts';
import { CopyButton } from '../CopyButton/CopyButton.tsx';
import { block, code as codeClass, head, text, wrapped } from './CodeBlock.css.ts';

export interface CodeBlockProps extends DomProps {
  /** Name of the code (“Resposta da operadora”), for the block and its copy button. */
  label: string;
  /** Hides the label visually. @default false */
  isLabelHidden?: boolean | undefined;
  /** The text, shown with its lines and spaces. */
  code: string;
  /** Wraps long lines instead of scrolling horizontally, such as for a token without spaces. @default false */
  isWrapped?: boolean | undefined;
}

/** Text for machines: a response, a file, a command. Browsers do not translate it, and one press copies it. */
export function CodeBlock({ label, isLabelHidden = false, code, isWrapped = false, ...rest }: CodeBlockProps) {
  return (
    <div {...pickDomProps('code-block', rest)} className={block}>
      <div className={head}>
        <span className={isLabelHidden ? visuallyHidden : undefined}>{label}</span>
        <CopyButton label={label} text={code} />
      </div>
      {/* Focusable, so that keys can scroll wide content. */}
      <pre
        role="group"
        aria-label={label}
        tabIndex={isWrapped ? undefined : 0}
        className={isWrapped ? `${text} ${wrapped}` : text}
        translate="no"
      >
        <code className={codeClass}>{code}</code>
      </pre>
    </div>
  );
}
