import { cleanFileName } from './cleanFileName';
import type { Minute } from './minute';

/** What the minutes of a meeting are called when they are saved, 'Byggemøte 7 Tett bygg.pdf'. */
export const minuteFileName = ({
  meetingTypeString,
  meetingNumber,
  meetingName,
}: Pick<Minute, 'meetingTypeString' | 'meetingNumber' | 'meetingName'>): string =>
  cleanFileName(`${meetingTypeString} ${meetingNumber} ${meetingName}.pdf`.replace(/[/\\]/g, '-'));
