import { Children, type ComponentProps, isValidElement } from 'react';
import { native } from './choice.css.ts';

type Wrapper = { children?: ComponentProps<'span'>['children'] };

/**
 * A `render` function for React Aria's labels that hides the native input by a class. React Aria uses a `style` attribute, which a strict
 * Content-Security-Policy refuses in HTML from a server.
 */
export function hideByClass({ children, ...label }: ComponentProps<'label'>) {
  const [hidden, ...words] = Children.toArray(children);
  return (
    <label {...label}>
      <span className={native}>{isValidElement<Wrapper>(hidden) ? hidden.props.children : hidden}</span>
      {words}
    </label>
  );
}
