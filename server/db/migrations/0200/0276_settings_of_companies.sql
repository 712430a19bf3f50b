-- What a company has set is that of all its sites; those of another company of the chain have their own.
alter table settings add column company_id bigint;
alter table settings add foreign key (chain_id, company_id) references companies;
alter table settings drop constraint settings_chain_id_name_site_id_key;
alter table settings add constraint settings_key
  unique nulls not distinct (chain_id, name, company_id, site_id);
alter table settings add constraint settings_level check (company_id is null or site_id is null);

drop policy own_site on settings;
create policy own_levels on settings to wheelhouse_app
  using (chain_id = (select current_chain())
    and (site_id is null or site_id = (select current_site()))
    and (company_id is null or company_id = (select current_company())))
  with check (chain_id = (select current_chain())
    and (site_id is null or site_id = (select current_site()))
    and (company_id is null or company_id = (select current_company())));
