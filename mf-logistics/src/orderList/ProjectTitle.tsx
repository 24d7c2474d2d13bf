import { useBelow } from '@byggtun/shared/ui/useMedia';

import { cut, projectLimit } from './processLimit';

/** The title of an order's project, cut on small screens; whole in the title, and for who hears it. */
export function ProjectTitle({ name }: { name: string }) {
  const shown = cut(name, useBelow('sm') ? projectLimit : name.length);
  if (shown === name) return <>{name}</>;
  return (
    <span title={name}>
      <span aria-hidden>{shown}</span>
      <span className="bt-hidden">{name}</span>
    </span>
  );
}
