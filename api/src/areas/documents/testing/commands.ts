import { convertToPdf, downloadDocument, mergePdfs } from '@byggtun/shared/contract/documentCalls';
import { previewMinute } from '@byggtun/shared/contract/minute';
import type { Route } from '@byggtun/shared/contract/route';

import type { CommandRow } from '../../../testing/commands/commandRow';
import { documentCommands } from './documentCommands';

/** What people do in the area. */
export const commands: CommandRow[] = documentCommands;

/** Questions that are too long for an address. */
export const questions: Route[] = [convertToPdf, downloadDocument, mergePdfs, previewMinute];
