import type { ReactNode } from 'react';

import { statusOf } from '../http/CallError';
import { type Awaited, Loaded } from '../ui/Loaded';
import type { RecordKind } from './recordKind';
import { RecordNotFound } from './RecordNotFound';

interface LoadedRecordProps<Answer> {
  /** Of the address; undefined when it is no id. */
  id: number | undefined;
  kind: Pick<RecordKind, 'listPath' | 'noun'>;
  call: Awaited<Answer>;
  skeleton: ReactNode;
  children: (answer: Answer, id: number) => ReactNode;
}

/** A record's page: on its way, the record, or that there is none; also when it was shown, since who has lost it is not to go on with it. */
export function LoadedRecord<Answer>({ id, kind, call, skeleton, children }: LoadedRecordProps<Answer>) {
  if (id === undefined || statusOf(call.error) === 404) return <RecordNotFound kind={kind} />;
  return (
    <Loaded call={call} skeleton={skeleton}>
      {(answer) => children(answer, id)}
    </Loaded>
  );
}
