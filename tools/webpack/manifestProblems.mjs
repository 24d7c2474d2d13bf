// @ts-check

/**
 * @typedef {{ path: PropertyKey[], code?: string, message: string, input?: unknown, keys?: string[], values?: unknown[], expected?: string, format?: string, prefix?: string, pattern?: string }} Issue
 * @typedef {import('../../shared/src/contract/area').AreaDeclaration} AreaDeclaration
 * @typedef {{ navigationIcons: readonly string[], closedNames: { slots: readonly string[], badges: readonly string[] }, fitsHost: (range: string, version: string) => boolean }} Rules
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
 * What shells before 1.6.0 can't read, in a manifest that says they can.
 * @param {AreaDeclaration} manifest
 * @param {Rules} rules
 */
const tooNew = ({ host, navigation, routes, slots }, { closedNames, fitsHost }) => {
  if (!fitsHost(host, '1.5.0')) return [];
  const isNew = (/** @type {readonly string[]} */ known, /** @type {string} */ name) => !known.includes(name);
  const used = [
    ...navigation.flatMap(({ icon, badge }, index) => [
      ...(typeof icon === 'string' ? [] : [`navigation.${index}.icon er tegnet`]),
      ...(badge && isNew(closedNames.badges, badge) ? [`navigation.${index}.badge er ${quoted(badge)}`] : []),
    ]),
    ...slots
      .filter(({ slot }) => isNew(closedNames.slots, slot))
      .map(({ slot }, index) => `slots.${index}.slot er ${quoted(slot)}`),
    ...routes.flatMap(({ slots: places = [] }, index) =>
      places
        .filter((place) => isNew(closedNames.slots, place))
        .map((place) => `routes.${index}.slots har ${quoted(place)}`),
    ),
  ];
  return used.map((what) => `${what}, som skall før 1.6.0 ikke kan lese. Skriv «^1.6.0» i host.`);
};

/**
 * What a manifest in the right shape says that can't be true inside its own area.
 * @param {AreaDeclaration} manifest
 * @param {Rules} rules
 * @param {string} name of the area's folder
 */
export function meaningProblems(manifest, rules, name) {
  const { name: own, host, routes, navigation, slots } = manifest;
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
      ...(typeof icon !== 'string' || rules.navigationIcons.includes(icon)
        ? []
        : [
            `navigation.${index}.icon er ${quoted(icon)}. Velg en av ${rules.navigationIcons.map(quoted).join(', ')}, eller tegn den selv.`,
          ]),
    ]),
    ...tooNew(manifest, rules),
  ];
}
