import { photoTexts } from '@byggtun/shared/contract/profilePhotoSave';
import type { FastifyInstance } from 'fastify';

import { refuse } from '../../../core/http/refuse';
import type { SquarePhoto } from '../../../core/image/squarePhoto';
import type { FileProblem } from '../../../core/inspection/fileJob';
import { requireClean } from '../../../core/scan/requireClean';

type Server = Pick<FastifyInstance, 'inspection' | 'scanner' | 'log'>;

const starts = (bytes: Buffer, at: number, text: string) =>
  bytes.subarray(at, at + text.length).equals(Buffer.from(text, 'latin1'));

/** By its content, whatever it is called: the decoder reads many more kinds than those that we want to let near it. */
const isPhoto = (bytes: Buffer) =>
  starts(bytes, 0, '\xff\xd8\xff') ||
  starts(bytes, 0, '\x89PNG\r\n\x1a\n') ||
  (starts(bytes, 0, 'RIFF') && starts(bytes, 8, 'WEBP'));

const textOf = (problem: FileProblem): string => {
  if (problem === 'tooManyPixels') return photoTexts.tooLarge;
  return problem === 'tookTooLong' ? photoTexts.tookTooLong : photoTexts.unreadable;
};

/**
 * What a person has sent as their photo, as it is kept; in their turn.
 * @throws Refusal 400 when it is no JPEG, PNG or WebP, has too many pixels, or can't be read; as `requireClean` and `inspection.turn`
 */
export const takePhoto = async (app: Server, personId: number, bytes: Buffer): Promise<SquarePhoto> => {
  if (!isPhoto(bytes)) throw refuse.rule(photoTexts.wrongKind);
  const outcome = await app.inspection.turn(personId, async () => {
    await requireClean(app, (scan) => scan(bytes), { away: photoTexts.notScanned, about: { personId } });
    return app.inspection.photo(bytes);
  });
  if ('problem' in outcome) throw refuse.rule(textOf(outcome.problem));
  return outcome;
};
