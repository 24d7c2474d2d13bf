import { limit } from './limitRow';

/** Limits of files from outside, of what is stored of them, and of documents on paper. */
export const fileLimits = {
  filesWaiting: limit(24, 'person', 'filer', 'Filer som venter på å bli lest; flere svares 429'),
  fileWaitSeconds: limit(30, 'file', 'sekunder', 'Så lenge venter en fil på å bli lest før det svares 503'),
  sniffSeconds: limit(
    5,
    'file',
    'sekunder',
    'Så lenge kan det ta å finne ut hva en fil er; deretter avvises den',
  ),
  scanSeconds: limit(
    20,
    'file',
    'sekunder',
    'Så lenge kan det ta å se etter virus i en fil; deretter svares 503, og filen venter',
  ),
  imageSeconds: limit(15, 'file', 'sekunder', 'Så lenge kan det ta å tegne et bilde; deretter avvises det'),
  imageFrames: limit(200, 'file', 'enkeltbilder', 'Enkeltbilder i et bilde som beveger seg; flere avvises'),
  framesMegapixels: limit(
    16,
    'file',
    'millioner bildepunkter',
    'Bildepunkter i alle enkeltbildene til sammen; flere avvises',
  ),
  chunksAtOnce: limit(4, 'person', 'deler', 'Deler av filer som lagres samtidig; de neste venter på tur'),
  chunksWaiting: limit(8, 'person', 'deler', 'Deler av filer som venter på å bli lagret; flere svares 429'),
  companyStorageMegabytes: limit(
    50_000,
    'company',
    'MB',
    'Plass til vedlegg som firmaets folk har lastet opp; mer avvises',
  ),
  projectStorageMegabytes: limit(
    200_000,
    'project',
    'MB',
    'Plass til vedlegg i prosjektets saker; mer avvises',
  ),
  formSeconds: limit(
    60,
    'file',
    'sekunder',
    'Så lenge kan det ta å sende et bilde i et skjema; deretter svares 408',
  ),
  printsWaiting: limit(4, 'person', 'dokumenter', 'PDF-er som venter på å bli laget; flere svares 429'),
  printWaitSeconds: limit(30, 'file', 'sekunder', 'Så lenge venter en PDF på å bli laget før det svares 503'),
  printSeconds: limit(20, 'file', 'sekunder', 'Så lenge kan det ta å lage en PDF; deretter svares 503'),
  picturesWaiting: limit(
    8,
    'person',
    'bilder',
    'Bilder av sider i store PDF-er som venter på å bli laget; flere svares 429',
  ),
  pictureWaitSeconds: limit(
    30,
    'file',
    'sekunder',
    'Så lenge venter et bilde av en side på å bli laget før det svares 503',
  ),
  pictureSeconds: limit(
    30,
    'file',
    'sekunder',
    'Så lenge kan det ta å lage et bilde av en side; deretter vises den uten',
  ),
  conversionsAtOnce: limit(
    1,
    'instance',
    'dokumenter',
    'Word- og Excel-filer som gjøres om til PDF samtidig; de neste venter på tur',
  ),
  conversionsWaiting: limit(
    4,
    'person',
    'dokumenter',
    'Word- og Excel-filer som venter på å bli PDF; flere svares 429',
  ),
  conversionWaitSeconds: limit(
    60,
    'file',
    'sekunder',
    'Så lenge venter en Word- eller Excel-fil på å bli PDF før det svares 503',
  ),
  conversionSeconds: limit(
    30,
    'file',
    'sekunder',
    'Så lenge kan det ta å gjøre en Word- eller Excel-fil om til PDF; deretter avbrytes det',
  ),
} as const;
