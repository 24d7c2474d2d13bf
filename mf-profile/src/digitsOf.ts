/** The digits of what somebody types into a field that takes no other characters. */
export const digitsOf = (text: string): string => text.replaceAll(/\D/g, '');
