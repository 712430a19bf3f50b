-- The depths at which new tyres are advised are settings of the chain and of its sites. Versions go
-- on by one: the first is that of who has set nothing.
insert into settings (chain_id, site_id, name, fields, version)
select chain_id, for_site, 'tread-thresholds',
  case when own then jsonb_build_object(
    'summerRecommended', summer_recommended,
    'winterRecommended', winter_recommended,
    'watchAbove', watch_above,
    'axleDifference', axle_difference) else '{}' end
  || case when for_site is not null then jsonb_build_object('region', region, 'phone', phone) else '{}' end,
  version + 1
from tread_thresholds;
drop table tread_thresholds;
