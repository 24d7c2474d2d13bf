import { Link } from '../portal/router';

interface LinkButtonProps {
  to: string;
  text: string;
  /** The one thing to do here. */
  primary?: boolean;
}

/** A way to another page that is as heavy as a button; it is a link all the same, with a tab of its own when one wants. */
export function LinkButton({ to, text, primary = false }: LinkButtonProps) {
  return (
    <Link to={to} className={primary ? 'bt-link-button bt-link-button-primary' : 'bt-link-button'}>
      {text}
    </Link>
  );
}
