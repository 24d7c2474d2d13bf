/**
 * The one door to react-router, so that the shell and all areas share one copy of it and load only what they use.
 */
export type { To } from 'react-router-dom';
export {
  createPath,
  generatePath,
  Link,
  matchPath,
  Navigate,
  NavLink,
  Outlet,
  Route,
  Router,
  Routes,
  useHref,
  useLocation,
  useMatch,
  useNavigate,
  useParams,
  useSearchParams,
} from 'react-router-dom';
