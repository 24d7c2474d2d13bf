import type { AberrationValues } from '@byggtun/shared/contract/aberrationDraft';
import type { Form } from '@byggtun/shared/form/useForm';

/** The form of a report, as its fields see it. */
export type ReportForm = Form<AberrationValues>;
