/** What an area puts into a tile's place when it has none for this person or this page: the place closes. */
export function NoTile() {
  return <span className="bt-no-tile" hidden />;
}
