/** Thrown when a file can't be read as it was when it was chosen: it has been changed, moved or deleted since. */
export class ChangedFile extends Error {
  constructor(options?: ErrorOptions) {
    super('The file has changed since it was chosen', options);
    this.name = 'ChangedFile';
  }
}
