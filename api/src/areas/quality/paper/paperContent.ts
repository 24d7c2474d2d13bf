export interface PaperImage {
  bufferGuid: string;
  fileName: string;
  /** Of its bytes. */
  sha256: string;
}

export interface PaperItem {
  number: number;
  text: string;
  answer: string;
  /** Who answered last, and when; empty when nobody did. */
  updated: string;
  /** The case that was made of it; empty without one. */
  madeOf: string;
  images: PaperImage[];
}

/** What stands on the paper of a checklist; its digest is that of this as JSON. */
export interface PaperContent {
  id: number;
  name: string;
  /** What it is about, name and value. */
  facts: [string, string][];
  /** In their order. */
  sections: { name: string; items: PaperItem[] }[];
  signatures: { fullName: string; signedAt: string; drawing: string }[];
  /** When it was completed, ISO date-time; null until then. */
  completedAt: string | null;
}
