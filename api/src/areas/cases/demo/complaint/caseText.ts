/** A case as it could be registered: title and description; `{room}` and `{wall}` are filled in. */
export type CaseText = readonly [title: string, description: string];
