import { type Expression, sql } from 'kysely';

/** The client (byggherre) of a project as a row `client`, for a lateral join: the developer's company that takes part in it. @param projectId its id */
export const clientOf = (projectId: Expression<number>) => sql<{
  name: string;
  reg_num: string | null;
  address: string;
}>`(
  select company.name, company.reg_num,
    concat_ws(', ', nullif(company.address, ''), nullif(trim(company.post_code || ' ' || company.post_place), '')) as address
  from company
  left join project_company taking_part
    on taking_part.company_id = company.id and taking_part.project_id = ${projectId}
  where company.is_byggtun
  order by (taking_part.company_id is not null) desc, company.id
  limit 1
)`;

/** Address, postcode and place of a project in one text. */
export const siteAddress = sql<string>`concat_ws(', ', nullif(project.address, ''), nullif(trim(project.post_code || ' ' || project.post_place), ''))`;
