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

/** Tables of projects, their houses and sections, and the customers. */
export interface ProjectTables {
  project_type: ProjectTypeTable;
  project: ProjectTable;
  project_company: ProjectCompanyTable;
  house: HouseTable;
  section: SectionTable;
  customer: CustomerTable;
}
