/** Whom a limit holds for: each person, company, project, address on the network, file, connection, or the whole instance. */
type Per = 'person' | 'company' | 'project' | 'address' | 'file' | 'connection' | 'instance';

export interface Limit {
  value: number;
  per: Per;
  /** What is counted, in Norwegian: the unit of the value. */
  unit: string;
  /** What it bounds and what who meets it is told, in Norwegian; the words of the sentence that refuses a wrong setting. */
  meaning: string;
}

export const limit = (value: number, per: Per, unit: string, meaning: string): Limit => ({
  value,
  per,
  unit,
  meaning,
});
