import './breadcrumbs.css';

import { Link } from '../portal/router';

/** A step on the way to a page; the page itself has no address. */
export interface Crumb {
  text: string;
  to?: string;
}

/** The way from the largest to what is shown, each step a link but the last. */
export function Breadcrumbs({ crumbs }: { crumbs: readonly Crumb[] }) {
  return (
    <nav className="bt-crumbs" aria-label="Brødsmulesti">
      <ol>
        {crumbs.map(({ text, to }) => (
          <li key={to ?? text}>
            {to === undefined ? <span aria-current="page">{text}</span> : <Link to={to}>{text}</Link>}
          </li>
        ))}
      </ol>
    </nav>
  );
}
