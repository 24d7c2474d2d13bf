interface ProfilePhotoTable {
  person_id: number;
  /** Pixels of its side. */
  size: number;
  /** A square JPEG without metadata. */
  bytes: Buffer;
}

/** The photos of persons. */
export interface ProfilePhotoTables {
  profile_photo: ProfilePhotoTable;
}
