/** What is settled in a meeting: what it belongs to, and what was said. */
export type MinuteText = readonly [heading: string, text: string];

/** The meetings of one type. */
export interface MeetingSeries {
  type: string;
  place: string;
  /** What the meetings are called, in their order; as many as there are. */
  names: readonly string[];
  texts: readonly [MinuteText, ...MinuteText[]];
}

const design: MeetingSeries = {
  type: 'Prosjekteringsmøte',
  place: 'Sandakerveien 121, møterom Furu',
  names: [
    'Oppstart forprosjekt',
    'Planløsninger',
    'Fasader og vinduer',
    'Tekniske føringer',
    'Brann og lyd',
    'Rammesøknad',
  ],
  texts: [
    ['Framdrift', 'Rammesøknaden sendes i uke 6. Nabovarsel går ut ti dager før.'],
    ['Arkitektur', 'Boden i kjeller flyttes til akse C for å gi plass til teknisk rom.'],
    ['Arkitektur', 'Vindusplasseringen mot nord tilpasses krav om dagslys i soverom.'],
    ['Konstruksjon', 'Dekketykkelsen økes til 240 mm over garasjen. Tegning B-20-02 revideres.'],
    ['VVS', 'Sjakt 3 er for trang for avtrekk og sprinkler. Alternativ legges fram på neste møte.'],
    ['Elektro', 'Hovedtavlen får utvidelsesplass for ladere til halvparten av plassene.'],
    ['Brann', 'Rømningsveien fra svalgangen avklares med brannrådgiver før fasaden låses.'],
    ['Lyd', 'Trinnlydsmatte velges etter måling i prøveleilighet.'],
    ['Miljø', 'Klimagassregnskapet oppdateres med lavkarbonbetong klasse A.'],
    ['Utomhus', 'Overvannet føres til regnbed. Størrelsen kontrolleres av landskapsarkitekten.'],
  ],
};

const site: MeetingSeries = {
  type: 'Byggemøte',
  place: 'Brakkeriggen, møterom 1',
  names: [
    'Grunnarbeid og rigg',
    'Fundamenter og kjeller',
    'Råbygg',
    'Råbygg og stillas',
    'Tett bygg',
    'Innvendige vegger',
    'Tekniske føringer',
    'Våtrom og membran',
    'Kjøkken og overflater',
    'Utomhus og ferdigstillelse',
  ],
  texts: [
    ['SHA', 'Vernerunden viste tre løse rekkverk i 2. etasje. De er sikret og kontrolleres daglig.'],
    ['SHA', 'Alle som arbeider på tak skal ha gyldig kurs i fallsikring. Kursbevis vises i Byggtun.'],
    ['SHA', 'Varme arbeider meldes dagen før. Brannvakt står en time etter at arbeidet er ferdig.'],
    ['Fremdrift', 'Montering av vinduer er fire dager etter planen. Ett lag til settes inn fra mandag.'],
    ['Fremdrift', 'Heisen overtas i uke 49. Inntransport av kjøkken planlegges etter det.'],
    ['Fremdrift', 'Tørketiden for avrettingsmassen måles ukentlig. Parkett legges først ved godkjent fukt.'],
    ['Kvalitet', 'Egenkontroll av membran skal være levert før flislegging starter i hver leilighet.'],
    ['Kvalitet', 'Tetthetsprøving utføres etasje for etasje. Første prøve er bestått med god margin.'],
    ['Teknisk', 'Kollisjon mellom kabelbro og avtrekk i gang 2. etasje. Kabelbroen senkes 60 mm.'],
    ['Teknisk', 'Innregulering av ventilasjon krever rene kanaler. Endelokk tas ikke av før avtale.'],
    ['Økonomi', 'Endringsmelding 14 er godkjent. Endringsmelding 15 mangler dokumentasjon av timer.'],
    ['Logistikk', 'Leveranser meldes i kranplanen senest kl. 12 dagen før. Umeldte biler sendes tilbake.'],
    ['Logistikk', 'Avfall sorteres i fem fraksjoner. Sorteringsgraden var 87 prosent forrige måned.'],
    ['Rigg', 'Lagerplassen mot øst frigis når gravingen for fjernvarme starter.'],
  ],
};

const safety: MeetingSeries = {
  type: 'HMS-møte',
  place: 'Brakkeriggen, møterom 1',
  names: ['Vernerunde og rigg', 'Arbeid i høyden', 'Kran og løft', 'Vinterdrift', 'Støv og kvarts'],
  texts: [
    ['Vernerunde', 'Strøing av gangveier gjøres før kl. 06.30 når det er meldt frost.'],
    ['Vernerunde', 'To stiger var uten godkjent merking. De er tatt ut av bruk og merket med rødt.'],
    ['RUH', 'Fire rapporter siden sist, to av dem om materialer som lå i rømningsvei.'],
    ['RUH', 'Hendelsen med løftestroppen er gjennomgått. Stropper kontrolleres nå hver mandag.'],
    ['Opplæring', 'Nye på plassen skal ha lest sikkerhetsinstruksen før første arbeidsdag.'],
    ['Helse', 'Kapping av betong skal skje med vann eller avsug. Masker deles ut på riggen.'],
    ['Beredskap', 'Evakueringsøvelse holdes første torsdag i måneden. Møteplassen er ved porten.'],
  ],
};

const handOver: MeetingSeries = {
  type: 'Overtakelse',
  place: 'Befaring på bygget',
  names: ['Forbefaring', 'Ferdigbefaring fellesareal'],
  texts: [
    [
      'Mangler',
      'Listen fra forbefaringen har 42 punkter. 31 er utbedret, resten har frist på fjorten dager.',
    ],
    ['FDV', 'Dokumentasjonen for ventilasjon mangler luftmengder for toppetasjen.'],
    ['Nøkler', 'Nøkkelplanen er kontrollert. Systemnøkler leveres ved overtakelsen.'],
    ['Utomhus', 'Beplantning mot vest gjøres ferdig til våren. Beløpet holdes tilbake til da.'],
    ['Prøvedrift', 'Varmeanlegget kjøres i prøvedrift i seks uker. Avlesning hver mandag.'],
  ],
};

/** Which meetings have been held in a project of each phase. */
export const meetingsOf = (status: string): readonly MeetingSeries[] => {
  if (status === 'Gjennomføring') return [design, site, safety];
  return status === 'Etterbruk' ? [site, safety, handOver] : [design];
};
