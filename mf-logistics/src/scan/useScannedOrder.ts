import { findScannedOrder, orderCodeLimit } from '@byggtun/shared/contract/orderCode';
import { statusOf } from '@byggtun/shared/http/CallError';
import { failureNotice } from '@byggtun/shared/http/failureNotice';
import { useCall } from '@byggtun/shared/portal/useCall';

const saidOf = (code = '', { isAsked, isUnknown }: { isAsked: boolean; isUnknown: boolean }) => {
  if (isAsked) return 'Leter etter ordren …';
  if (isUnknown) return `Ingen ordre har koden ${code.slice(0, 40)}. Prøv en annen kode.`;
  return 'Hold koden på følgeseddelen eller pakken foran kameraet.';
};

/** The order that a code names, and what is said while there is none. */
export function useScannedOrder(code: string | undefined) {
  const input = code === undefined ? null : { query: { code: code.slice(0, orderCodeLimit) } };
  const { data, error, isValidating, mutate } = useCall(findScannedOrder, input, { quiet: true });
  const isUnknown = statusOf(error) === 404;
  return {
    found: data,
    problem: error && !isUnknown ? `${failureNotice(error).text}.` : undefined,
    said: saidOf(code, { isAsked: isValidating, isUnknown }),
    retry: () => void mutate().catch(() => undefined),
  };
}
