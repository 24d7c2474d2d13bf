import { formatPhone } from '../text/phone';

/** A number that can be called; nothing for an empty one. */
export function PhoneLink({ number }: { number: string }) {
  return number ? (
    <a className="bt-figures" href={`tel:${number.replaceAll(' ', '')}`}>
      {formatPhone(number)}
    </a>
  ) : null;
}

/** An address that can be written to, broken before its '@' where it does not fit on a line; nothing for an empty one. */
export function MailLink({ address }: { address: string }) {
  if (!address) return null;
  const at = Math.max(0, address.indexOf('@'));
  // The label, as `<wbr>` puts a space into the name of the link.
  return (
    <a className="bt-break" href={`mailto:${address}`} aria-label={address}>
      <span>
        {address.slice(0, at)}
        <wbr />
        {address.slice(at)}
      </span>
    </a>
  );
}
