import type { Generated, GeneratedAlways } from 'kysely';

interface ProjectTypeTable {
  id: Generated<number>;
  name: string;
}

interface ProjectTable {
  id: Generated<number>;
  name: string;
  project_type_id: number;
  /** Phase, such as 'Gjennomføring'. */
  status: string;
  address: Generated<string>;
  post_code: Generated<string>;
  post_place: Generated<string>;
  /** Project leader (PRL). */
  responsible_id: number | null;
  /** Service coordinator. */
  sc_id: number | null;
  /** Quality responsible (KA). */
  qa_id: number | null;
  has_barrack: Generated<boolean>;
  has_infotech: Generated<boolean>;
  /** Day on which the work on the site ended, `YYYY-MM-DD`; null as long as it goes on. */
  ended_on: string | null;
  /** Version of the image in `project_image`; null without one. */
  image_version: string | null;
  /** The name as `fold_text` makes it, to search in. */
  name_search: GeneratedAlways<string>;
  /** Name and place as `fold_text` makes them, to search in. */
  search: GeneratedAlways<string>;
}

/** One row: which state of the projects this is. */
interface ProjectRevisionTable {
  /** Another one after each change of what `selectProjects` tells to everybody in a company. */
  id: string;
}

interface ProjectImageTable {
  project_id: number;
  /** One of the contract's `projectImageWidths`. */
  width: number;
  /** WebP. */
  bytes: Buffer;
}

/** A document of a project that has its own place: the safety instruction, and the accident and notification plan. */
interface ProjectDocumentTable {
  project_id: number;
  kind: 'psi' | 'accident';
  /** Key of its bytes in the store of files. */
  buffer_guid: string;
  file_name: string;
  size: number;
  sha256: string;
}

/** Who works on a project. */
interface ProjectMemberTable {
  project_id: number;
  contact_person_id: number;
}

interface ProjectFavouriteTable {
  contact_person_id: number;
  project_id: number;
}

interface RecentProjectTable {
  contact_person_id: number;
  project_id: number;
  opened_at: Generated<Date>;
}

/** That somebody has fetched the safety instruction of a project. */
interface PsiOpeningTable {
  person_id: number;
  project_id: number;
  opened_at: Generated<Date>;
}

interface PsiAgreementTable {
  person_id: number;
  project_id: number;
  /** `YYYY-MM-DD`. */
  confirmed_on: string;
}

/** An option that was chosen for an apartment, or a change of it. */
interface SectionOptionTable {
  id: Generated<number>;
  section_id: number;
  /** The phase in which it must be chosen, 'Fase 1 – Planløsning og elektro'. */
  phase: string;
  code: string;
  name: string;
  /** A change after the contract, as against an option that was offered. */
  is_change: Generated<boolean>;
  quantity: Generated<number>;
  /** Whole kroner, value added tax included. */
  price: Generated<number>;
}

interface SectionColourTable {
  id: Generated<number>;
  section_id: number;
  room: string;
  /** Such as 'Vegg' and 'Himling'. */
  surface: string;
  colour_code: string;
  colour_name: string;
}

/** A company that takes part in a project. */
interface ProjectCompanyTable {
  project_id: number;
  company_id: number;
  /** What it does there, such as 'Elektroentreprenør'. */
  role: string;
}

interface HouseTable {
  id: Generated<number>;
  project_id: number;
  house_num: string;
  name: string;
  address: Generated<string>;
}

interface SectionTable {
  id: Generated<number>;
  house_id: number;
  section_num: string;
  /** Apartment number of the address register, such as 'H0203'. */
  apartment_key: string;
  customer_id: number | null;
}

interface CustomerTable {
  id: Generated<number>;
  full_name: string;
  /** The texts as `fold_text` makes them, to search in. */
  name_search: GeneratedAlways<string>;
  mobile_search: GeneratedAlways<string>;
  address_search: GeneratedAlways<string>;
  mobile: Generated<string>;
  email: Generated<string>;
  address: Generated<string>;
}

declare module '../../core/database/schema' {
  interface Database {
    project_type: ProjectTypeTable;
    project: ProjectTable;
    project_revision: ProjectRevisionTable;
    project_image: ProjectImageTable;
    project_document: ProjectDocumentTable;
    project_member: ProjectMemberTable;
    project_favourite: ProjectFavouriteTable;
    recent_project: RecentProjectTable;
    psi_opening: PsiOpeningTable;
    psi_agreement: PsiAgreementTable;
    section_option: SectionOptionTable;
    section_colour: SectionColourTable;
    project_company: ProjectCompanyTable;
    house: HouseTable;
    section: SectionTable;
    customer: CustomerTable;
  }
}
