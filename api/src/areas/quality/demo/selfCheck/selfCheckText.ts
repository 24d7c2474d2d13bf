/** What is checked: its name, and the activities with how each is done. */
export interface SelfCheckText {
  name: string;
  activities: readonly [name: string, instruction: string][];
}

/** An instruction of a sentence and points. */
export const list = (intro: string, ...points: string[]) =>
  `<p>${intro}</p><ul>${points.map((point) => `<li>${point}</li>`).join('')}</ul>`;

/** The last activity of many. */
export const cleanUp: [string, string] = [
  'Ryddet og rengjort etter arbeidet',
  '<p>Avfall er sortert, verktøy er fjernet, og ferdige flater er beskyttet.</p>',
];

/** Before something is closed. */
export const photos: [string, string] = [
  'Dokumentert med bilder før lukking',
  list(
    'Ta minst tre bilder før konstruksjonen lukkes:',
    'oversikt med romnummer',
    'detalj av utførelsen',
    'gjennomføringer',
  ),
];
