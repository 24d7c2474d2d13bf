type Texts<Name extends string> = Readonly<Record<Name, string>>;

/** Takes what somebody else has changed meanwhile into the fields that the person has not touched. */
export const takeOver = <Name extends string>(
  form: { values: Texts<Name>; set: (name: Name, value: string) => void },
  before: Texts<Name>,
  now: Texts<Name>,
): void => {
  for (const name of Object.keys(before) as Name[])
    if (form.values[name] === before[name] && now[name] !== before[name]) form.set(name, now[name]);
};
