import type { Route } from '@byggtun/shared/contract/route';

import { contractRoutes } from '../contractRoutes';

/** The calls of all areas that take what stands in their address alone; those that take something away come last. */
export const routesWithAddress = async (): Promise<Route[]> => {
  const routes = (await contractRoutes()).map(([, route]) => route);
  const found = routes.filter(({ body, params, query }) => !body && (params ?? query));
  const removes = ({ method }: Route) => method === 'DELETE';
  return [...found.filter((route) => !removes(route)), ...found.filter(removes)];
};
