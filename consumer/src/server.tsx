import { renderToString } from 'react-dom/server';
import { App } from './App';
import { styledByAttribute } from './gallery';

export const render = () => renderToString(<App without={styledByAttribute} />);
