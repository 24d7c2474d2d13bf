// A work process that does what evil files bring others to.
import { workOn } from '../core/process/workOn';

export interface StubbornJob {
  kind: 'answer' | 'hang' | 'grow' | 'throw' | 'leave' | 'hangUp';
}

const taken: Buffer[] = [];

const work = async ({ kind }: StubbornJob): Promise<number> => {
  if (kind === 'hang') for (;;);
  if (kind === 'throw') throw new Error('no');
  if (kind === 'grow')
    for (;;) {
      taken.push(Buffer.alloc(20_000_000, 1));
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
  // After its answer, while nobody waits for anything.
  if (kind === 'leave') setTimeout(() => process.exit(1), 20);
  if (kind === 'hangUp') setTimeout(() => process.disconnect(), 20);
  return process.pid;
};

workOn(work);
