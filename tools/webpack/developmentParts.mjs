// @ts-check
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';

/** Hot reload that keeps the state of components. @param {string} library a name of its own for each build in the page */
export const developmentParts = (library) => [new ReactRefreshPlugin({ overlay: false, library })];
