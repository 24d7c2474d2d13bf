/** What was found where the answer is no, or not the first choice, by what was asked: what the case is called, and what is said of it. */
export const itemCaseTexts: Readonly<Record<string, readonly [title: string, description: string]>> = {
  'Underlaget er rent, tørt og fast': [
    'Støv og løs puss på underlaget',
    'Må børstes og støvsuges før priming.',
  ],
  'Mansjett på alle gjennomføringer': [
    'Mansjett mangler på rørgjennomføring',
    'Gjelder avløp bak klosettet. Monteres før membranen påføres.',
  ],
  'Våtromssertifikat er vist': [
    'Våtromssertifikat er ikke fremlagt',
    'Sertifikatet til utførende skal ligge i dokumentasjonen før flislegging.',
  ],
  'Samsvarserklæring er mottatt': [
    'Samsvarserklæring mangler',
    'Etterlyst hos installatøren. Leiligheten kan ikke overtas uten.',
  ],
  'Kursfortegnelse henger i skapet': [
    'Kursfortegnelse mangler i sikringsskapet',
    'Henges opp når de siste kursene er merket.',
  ],
  'Røykvarslere er prøvd': ['Røykvarsler gir ikke signal', 'Varsleren i gangen er ikke koblet til de andre.'],
  'Branndører har gyldig merking': ['Branndør uten merkeskilt', 'Døren til boden i kjelleren mangler skilt.'],
  'Nødlys er prøvd': ['Nødlys virker ikke i trapperom', 'Armaturen i 3. etasje lyser ikke ved prøve.'],
  'Tetthetsmåling er utført': [
    'Tetthetsmåling er ikke utført',
    'Utsatt til balkongdørene er justert. Ny dato avtales.',
  ],
  'Alle stikkontakter er prøvd': [
    'Stikkontakt uten strøm',
    'Kontakten ved vinduet er død. De andre i rommet virker.',
  ],
  'Lys tenner': ['Taklys tenner ikke', 'Prøvd med ny pære.'],
  'Vannet renner mot sluk': [
    'Vann blir stående i dusjsonen',
    'Det ligger vann langs veggen etter ti minutter.',
  ],
  'Avtrekk suger': ['Avtrekk på bad trekker ikke', 'Et ark blir ikke hengende på ventilen.'],
  'Komfyrvakt og lekkasjestopper er prøvd': [
    'Komfyrvakt slår ikke ut',
    'Lekkasjestopperen virker, komfyrvakten reagerer ikke.',
  ],
  'Alle bruker HMS-kort synlig': [
    'Minne om synlig HMS-kort på morgenmøtet',
    'Tre uten synlig kort på runden.',
  ],
  'Verneutstyr som mangler': ['Skaffe verneutstyr som mangler', 'Hentes på riggen før arbeidet går videre.'],
  'Støv og støy': ['Vanning og avskjerming ved kapping', 'Støv i gangsonen ved kappebordet.'],
  'Forrige rundes tiltak er lukket': [
    'Lukke tiltak fra forrige vernerunde',
    'Rekkverk i 2. etasje og rydding ved heisen gjenstår.',
  ],
};
