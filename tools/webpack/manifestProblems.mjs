// @ts-check

/**
 * @typedef {{ path: PropertyKey[], code?: string, message: string, input?: unknown, keys?: string[], values?: unknown[], expected?: string, format?: string, prefix?: string, pattern?: string }} Issue
 * @typedef {import('../../shared/src/contract/area').AreaDeclaration} AreaDeclaration
 * @typedef {{ navigationIcons: readonly string[], fitsHost: (range: string, version: string) => boolean }} Rules
 */

/** @param {unknown} value */
const quoted = (value) => `«${String(value)}»`;

/** Per kind of mistake what is wrong and what helps. @type {Record<string, (issue: Issue) => string>} */
const sentences = {
  unrecognized_keys: ({ keys = [] }) =>
    `har det ukjente feltet ${keys.map(quoted).join(', ')}. Rett stavemåten, eller fjern det.`,
  invalid_value: ({ input, values = [] }) =>
    `er ${quoted(input)}. Velg en av ${values.map(quoted).join(', ')}.`,
  invalid_format: ({ input, prefix, pattern }) =>
    prefix
      ? `er ${quoted(input)}, men må begynne med ${quoted(prefix)}. Skriv ${quoted(`${prefix}${String(input)}`)}.`
      : `er ${quoted(input)}, men må følge ${pattern}.`,
  too_small: () => 'er tom. Skriv noe der.',
  invalid_type: ({ input, expected }) =>
    input === undefined
      ? `mangler. Legg det til (${expected}).`
      : `er ${quoted(input)}, men skal være ${expected}.`,
};

/**
 * What the schema has found, a sentence each: the field, what is wrong, and what helps.
 * @param {Issue[]} issues
 * @param {unknown} declared the manifest as it was written
 */
export const schemaProblems = (issues, declared) =>
  issues.map((issue) => {
    const field = issue.path.map(String).join('.') || 'Manifestet';
    const input = issue.path.reduce(
      (/** @type {unknown} */ value, key) => /** @type {Record<PropertyKey, unknown>} */ (value)?.[key],
      declared,
    );
    const sentence = sentences[issue.code ?? '']?.({ ...issue, input });
    return `${field} ${sentence ?? `er feil: ${issue.message}.`}`;
  });

/** `/complaints/:id` and `/complaints/:caseId` are one address. @param {string} path */
const address = (path) => path.replaceAll(/:\w+/g, ':');

/** @param {string[]} all @returns {[number, string][]} those that have come before */
const repeated = (all) =>
  all.flatMap((one, index) =>
    all.indexOf(one) < index ? [/** @type {[number, string]} */ ([index, one])] : [],
  );

/**
 * What a manifest in the right shape says that can't be true inside its own area.
 * @param {AreaDeclaration} manifest
 * @param {Rules} rules
 * @param {string} name of the area's folder
 */
export function meaningProblems({ name: own, host, routes, navigation, slots }, rules, name) {
  const addresses = routes.map(({ path }) => address(path));
  const isRange = host.split('||').every((one) => rules.fitsHost(one, one.trim().replace('^', '')));
  return [
    ...(own === name ? [] : [`name er ${quoted(own)}, men mappen heter mf-${name}. Skriv ${quoted(name)}.`]),
    ...(isRange
      ? []
      : [`host er ${quoted(host)}, som ikke er et versjonsområde. Skriv for eksempel «^1.1.0».`]),
    ...repeated(addresses).map(
      ([index]) =>
        `routes.${index}.path er ${quoted(routes[index]?.path)}, som området har fra før. Fjern den ene.`,
    ),
    ...repeated(slots.map(({ slot, name: part }) => `${slot}/${part}`)).map(
      ([index, both]) => `slots.${index} er ${quoted(both)}, som området har fra før. Fjern den ene.`,
    ),
    ...navigation.flatMap(({ path, icon }, index) => [
      ...(addresses.includes(address(path))
        ? []
        : [
            `navigation.${index}.path er ${quoted(path)}, som ingen av områdets routes har. Legg til en route, eller rett stien.`,
          ]),
      ...(rules.navigationIcons.includes(icon)
        ? []
        : [
            `navigation.${index}.icon er ${quoted(icon)}. Velg en av ${rules.navigationIcons.map(quoted).join(', ')}.`,
          ]),
    ]),
  ];
}
