import { Children, type ComponentProps, cloneElement, isValidElement } from 'react';
import { visuallyHidden } from '../../styles/visuallyHidden.css.ts';

type Wrapper = { children?: ComponentProps<'span'>['children'] };

/** As `hideByClass`, with attributes for the native input. */
export const hideByClassWith = (data: object) => (label: ComponentProps<'label'>) => hide(label, data);

/**
 * For `render` of React Aria's labels. They hide the native input by a `style` attribute, which a strict
 * Content-Security-Policy refuses in HTML from a server; a class does the same.
 */
export const hideByClass = (label: ComponentProps<'label'>) => hide(label);

function hide({ children, ...label }: ComponentProps<'label'>, data?: object) {
  const [hidden, ...words] = Children.toArray(children);
  const input = isValidElement<Wrapper>(hidden) ? hidden.props.children : hidden;
  return (
    <label {...label}>
      <span className={visuallyHidden}>{isValidElement(input) ? cloneElement(input, data) : input}</span>
      {words}
    </label>
  );
}
