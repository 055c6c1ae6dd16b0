import { Children, type ComponentProps, isValidElement } from 'react';
import { native } from './choice.css.ts';

type Wrapper = { children?: ComponentProps<'span'>['children'] };

/**
 * For `render` of React Aria's labels. They hide the native input by a `style` attribute, which a strict Content-Security-Policy refuses in
 * HTML from a server. This hides it by a class.
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
