// The font's sheet comes first: it is plain CSS of a package, which a `.css.ts` file cannot import.
import '@fontsource-variable/atkinson-hyperlegible-next/wght.css';
import './theme.css.ts';
