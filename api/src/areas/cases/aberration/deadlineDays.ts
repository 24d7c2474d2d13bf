/** The deadline of a new one is so many days after today (docs/product/reports.md#the-form). */
export const deadlineDays = 14;
