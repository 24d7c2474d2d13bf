import { formatPhone } from '../text/phone';

/** A number that can be called; nothing for an empty one. */
export function PhoneLink({ number }: { number: string }) {
  return number ? (
    <a className="bt-figures" href={`tel:${number.replaceAll(' ', '')}`}>
      {formatPhone(number)}
    </a>
  ) : null;
}

/** An address that can be written to; nothing for an empty one. */
export function MailLink({ address }: { address: string }) {
  return address ? (
    <a className="bt-break" href={`mailto:${address}`}>
      {address}
    </a>
  ) : null;
}
