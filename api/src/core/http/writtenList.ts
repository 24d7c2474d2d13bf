/** The JSON text of an answer, in UTF-8; `serve` sends it as it is. */
export type Written<Answer> = Buffer & { readonly of: Answer };

/** Where an item stands: its first byte, and the one after its last. */
interface Place {
  from: number;
  to: number;
}

/** A list that is written already, in which single items can be told otherwise. */
export interface WrittenList<Item> {
  bytes: Written<Item[]>;
  /** By id. */
  places: ReadonlyMap<number, Place>;
}

/** Writes a list. */
export const writeList = <Item extends { id: number }>(items: readonly Item[]): WrittenList<Item> => {
  const places = new Map<number, Place>();
  const pieces: Buffer[] = [];
  let end = 0;
  for (const item of items) {
    // The sign before it is a byte long.
    const piece = Buffer.from(`${end === 0 ? '[' : ','}${JSON.stringify(item)}`);
    places.set(item.id, { from: end + 1, to: end + piece.length });
    end += piece.length;
    pieces.push(piece);
  }
  pieces.push(Buffer.from(end === 0 ? '[]' : ']'));
  return { bytes: Buffer.concat(pieces) as Written<Item[]>, places };
};

/** The list with some of its items told otherwise; those that are not in it are passed over. */
export const retell = <Item extends { id: number }>(
  { bytes, places }: WrittenList<Item>,
  items: readonly Item[],
): Written<Item[]> => {
  const told = items.flatMap((item) => {
    const place = places.get(item.id);
    return place ? [{ ...place, text: Buffer.from(JSON.stringify(item)) }] : [];
  });
  const pieces: Buffer[] = [];
  let at = 0;
  for (const { from, to, text } of told.toSorted((one, other) => one.from - other.from)) {
    pieces.push(bytes.subarray(at, from), text);
    at = to;
  }
  return Buffer.concat([...pieces, bytes.subarray(at)]) as Written<Item[]>;
};
