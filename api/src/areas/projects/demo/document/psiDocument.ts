import type { PdfDocument } from '../../../../core/pdf/pdfDocument';

/** What a project's documents on safety tell of it. */
export interface SafetyFacts {
  name: string;
  /** Street, postcode and place. */
  address: string;
  /** Where everybody gathers after an alarm. */
  assemblyPoint: string;
  /** Name, and number in a parenthesis. */
  leader: string;
  quality: string;
  madeAt: Date;
}

/** The numbers to call, as they stand in every document. */
export const emergencyNumbers = [
  ['110', 'Brann'],
  ['112', 'Politi'],
  ['113', 'Ambulanse'],
] as const;

/** The safety instruction (PSI) of a project. */
export const psiDocument = (facts: SafetyFacts): PdfDocument => {
  const { name, address, assemblyPoint, leader, quality, madeAt } = facts;
  return {
    title: 'Personlig sikkerhetsinstruks (PSI)',
    subject: name,
    madeAt,
    blocks: [
      {
        kind: 'notice',
        text: 'Alle som skal arbeide på byggeplassen skal lese og bekrefte denne instruksen før arbeidet starter. Den gjelder også for besøkende.',
      },
      { kind: 'numbers', numbers: emergencyNumbers },
      { kind: 'heading', text: 'Byggeplassen' },
      {
        kind: 'facts',
        facts: [
          ['Prosjekt', name],
          ['Adresse', address],
          ['Møteplass ved alarm', assemblyPoint],
          ['Byggherre', 'Byggtun AS'],
          ['Prosjektleder', leader],
          ['HMS-ansvarlig', quality],
        ],
      },
      { kind: 'heading', text: 'Før du går inn på plassen' },
      {
        kind: 'list',
        isNumbered: true,
        items: [
          'Du skal ha gyldig HMS-kort, og bære det synlig.',
          'Registrer deg inn hver gang du kommer, og ut hver gang du går. Listen brukes ved evakuering.',
          'Delta på oppstartsmøte med basen din, og les risikovurderingen for arbeidet ditt.',
          'Er du påvirket av rusmidler eller for trett til å arbeide sikkert, skal du ikke inn på plassen.',
        ],
      },
      { kind: 'heading', text: 'Verneutstyr' },
      {
        kind: 'table',
        columns: [
          { title: 'Utstyr', share: 2 },
          { title: 'Når', share: 3 },
          { title: 'Krav', share: 2 },
        ],
        rows: [
          ['Hjelm med hakestropp', 'Alltid, overalt utenfor brakkeriggen', 'EN 397'],
          ['Vernesko', 'Alltid', 'S3'],
          ['Synlighetstøy', 'Alltid', 'Klasse 2, klasse 3 i mørket'],
          ['Vernebriller', 'Ved kapping, boring, sliping og sprøyting', 'EN 166'],
          ['Hørselvern', 'Over 80 dB, og i skiltede soner', 'EN 352'],
          ['Åndedrettsvern', 'Ved kutting av betong, gips og isolasjon', 'P3'],
          ['Fallsikring', 'Over 2 meter der rekkverk ikke kan settes opp', 'Godkjent opplæring'],
        ],
      },
      { kind: 'heading', text: 'Arbeid i høyden' },
      {
        kind: 'list',
        items: [
          'Bruk bare stillas med grønt kort. Stillas endres av stillasbyggeren alene.',
          'Rekkverk og tildekking fjernes ikke uten avtale. Den som fjerner det, setter det tilbake.',
          'Stige er adkomst, og ikke en arbeidsplass.',
          'Ingen oppholder seg under hengende last.',
        ],
      },
      { kind: 'heading', text: 'Brann og varme arbeider' },
      {
        kind: 'list',
        items: [
          'Varme arbeider krever sertifikat og utfylt skjema. Brannvakt i minst én time etterpå.',
          'Rømningsveier og slokkeutstyr holdes frie. Avfall fjernes hver dag.',
          'Gassflasker merkes, sikres mot velt og lagres i bur utendørs.',
        ],
      },
      { kind: 'heading', text: 'Orden, rigg og miljø' },
      {
        kind: 'list',
        items: [
          'Rydd der du har arbeidet, før pause og før du går hjem.',
          'Avfall sorteres i merkede containere. Farlig avfall leveres til riggansvarlig.',
          'Kjør i gangfart, rygg med hjelpemann, og parker bare der det er skiltet.',
        ],
      },
      { kind: 'heading', text: 'Si fra' },
      {
        kind: 'paragraph',
        text: 'Du har rett og plikt til å stanse arbeid som er farlig. Uønskede hendelser (RUH) og avvik meldes samme dag i Byggtun. Alvorlige hendelser meldes straks til prosjektlederen, og skadestedet røres ikke før politiet og Arbeidstilsynet har vært der.',
      },
      {
        kind: 'notice',
        text: `Ved alarm: stans arbeidet, gå straks til møteplassen (${assemblyPoint}), og bli der til du er talt.`,
      },
    ],
  };
};
