import type { ReactNode } from 'react';

import { failureNotice } from '../http/failureNotice';
import { asSentence } from '../text/asSentence';
import { FailedState } from './FailedState';
import { PlainButton } from './PlainButton';
import { RetryBar } from './RetryBar';

/** An answer on its way, as `useCall` gives it. */
export interface Awaited<Data> {
  data: Data | undefined;
  error: unknown;
  isValidating: boolean;
  mutate: () => Promise<unknown>;
}

interface LoadedProps<Data> {
  call: Awaited<Data>;
  /** In the final geometry. */
  skeleton: ReactNode;
  /** Takes the place of the usual failure when it has something better to say. */
  failure?: (error: unknown) => ReactNode;
  children: (data: Data) => ReactNode;
}

/** Loading, failure, then the thing. What was once shown stays when a later fetch fails. */
export function Loaded<Data>({ call, skeleton, failure, children }: LoadedProps<Data>) {
  // Whether it is fetched anew is asked after a failure alone: who asks is drawn anew whenever that begins and ends.
  const { data, error, mutate } = call;
  const retry = () => void mutate().catch(() => undefined);
  if (data !== undefined) {
    return (
      <>
        {error ? (
          <RetryBar
            text="Kunne ikke oppdatere. Du ser det som sist ble hentet."
            running={call.isValidating}
            onRetry={retry}
          />
        ) : null}
        {children(data)}
      </>
    );
  }
  if (!error) return skeleton;
  const better = failure?.(error);
  if (better) return better;
  return (
    <FailedState
      text={`Kunne ikke hente innholdet. ${asSentence(failureNotice(error).text)}`}
      action={
        <PlainButton primary running={call.isValidating} onClick={retry}>
          Prøv igjen
        </PlainButton>
      }
    />
  );
}
