const list = (text: string): [string, ...string[]] => {
  const [first = '', ...others] = text.split(' ');
  return [first, ...others];
};

export const firstNames = list(
  'Anne Bjørn Camilla Dag Eirik Eva Frode Gro Hanne Håkon Ida Ingrid Jan Jonas Karoline Kjetil Linda Magnus Maria ' +
    'Morten Nina Ola Øyvind Per Ragnhild Rune Sigrid Sindre Stian Solveig Terje Thea Tom Tone Tor Trine Vegard Vilde ' +
    'Åse Åsmund Adrian Amina Emil Fatima Jakub Katarzyna Leif Mohammed Tuva Ylva',
);

export const lastNames = list(
  'Aas Andersen Bakke Berg Berntsen Bjerke Bråten Dahl Ødegård Eide Engen Fjeld Foss Gundersen Hagen Halvorsen Hansen ' +
    'Holm Iversen Jacobsen Johansen Kristiansen Larsen Lie Lund Løken Martinsen Myhre Nilsen Nordby Olsen Paulsen ' +
    'Rønning Sandvik Sæther Strand Sørensen Tangen Thorsen Vik Wold Zielinski Nguyen Østby Årnes',
);
