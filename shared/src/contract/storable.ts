/*
 * What nobody sees and what turns the direction of a text around (the default ignorables of Unicode, the bidirectional controls
 * among them), halves of characters, control codes, and what is no character at all. Before it stand those of them that a reader sees the
 * effect of: in an emoji that is joined of several, in the flag of a country's part, as the look of the character before, and between letters
 * of scripts that join by them.
 */
const unseen =
  /(\u{1f3f4}[\u{e0030}-\u{e0039}\u{e0061}-\u{e007a}]{2,6}\u{e007f}|(?<=[\p{Extended_Pictographic}\p{Emoji_Modifier}]\ufe0f?)\u200d(?=\p{Extended_Pictographic})|(?<=[\p{Emoji}\p{Script=Han}])[\ufe00-\ufe0f]|(?<=[\p{Script=Arabic}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Tamil}\p{Script=Malayalam}\p{Script=Sinhala}])[\u200c\u200d](?=[\p{Script=Arabic}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Tamil}\p{Script=Malayalam}\p{Script=Sinhala}]))|\p{Default_Ignorable_Code_Point}|\p{Surrogate}|\p{Noncharacter_Code_Point}|(?![\t\n\r])\p{Control}|[\ufff9-\ufffb]/gu;

/** Text as it is stored and shown: without what nobody sees, and without spaces around it. */
export const storable = (text: string): string => text.replace(unseen, '$1').trim();
