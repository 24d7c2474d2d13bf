import { Link } from '@byggtun/shared/portal/router';

interface DeviationLinkProps {
  to: string;
  /** What the deviation is about, as it is read aloud. */
  about: string;
  /** In a tab of its own: something is entered here that leaving would give up. */
  apart: boolean;
}

/** 'Meld avvik': the way to a new deviation about a line that came damaged, wrong or not at all. */
export function DeviationLink({ to, about, apart }: DeviationLinkProps) {
  return (
    <Link
      to={to}
      className="goods-deviation"
      aria-label={`Meld avvik på ${about}${apart ? ', åpnes i en ny fane' : ''}`}
      {...(apart && { target: '_blank', rel: 'noopener' })}
    >
      Meld avvik
    </Link>
  );
}
