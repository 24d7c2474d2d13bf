/** A value as the bytes of a JSON file that people can read. */
export const asJson = (value: unknown): Buffer => Buffer.from(`${JSON.stringify(value, undefined, 2)}\n`);
