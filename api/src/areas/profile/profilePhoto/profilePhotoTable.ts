interface ProfilePhotoTable {
  person_id: number;
  /** Pixels of its side. */
  size: number;
  /** A square JPEG without metadata. */
  bytes: Buffer;
}

declare module '../../../core/database/schema' {
  interface Database {
    profile_photo: ProfilePhotoTable;
  }
}

// A module, so that what it declares adds to the one it names.
export {};
