/** Why a release can not be done; its message is a Norwegian sentence for the person who asked for it. */
export class ReleaseProblem extends Error {
  override readonly name = 'ReleaseProblem';
}
