/**
 * What a house is called where its project does not stand beside it: in the tab, a heading, a file. 'Bygg 1' alone is said of hundreds.
 * @param project its project's name
 * @param house its own, which may say the project's already
 */
export const houseTitle = (project: string, house: string): string =>
  house.includes(project) ? house : `${project}, ${house}`;
