/** Courses and certificates of Norwegian building sites; true where a certificate runs out. */
export const demoCourses: readonly (readonly [name: string, hasExpiryDate: boolean])[] = [
  ['Arbeid i høyden og bruk av fallsikring', true],
  ['Arbeidsvarsling, kurs 1', true],
  ['Asbestsanering', true],
  ['Byggekort i bruk av stillas', false],
  ['Førstehjelp', true],
  ['Grunnkurs i HMS, 40 timer', false],
  ['HMS for ledere', false],
  ['Kranfører, G4 og G8', false],
  ['Personløfter, klasse A og B', false],
  ['Sikker bruk av vinkelsliper', false],
  ['Stillasbygging over 9 meter', false],
  ['Stropping og signalgiving', false],
  ['Teleskoptruck, C1 og C2', false],
  ['Truckfører, T1 til T5', false],
  ['Varme arbeider', true],
  ['Våtromssertifikat', true],
];
