-- Greek and Cyrillic letters of plates are the Latin ones that they look like, as plateKey has them.
create or replace function plate_search_key(plate text) returns text language sql immutable strict parallel safe
  return translate(plate, 'ΑΒΕΖΗΙΚΜΝΟΡΤΥΧАВЕІКМНОРСТУХ .-', 'ABEZHIKMNOPTYXABEIKMHOPCTYX') collate "C";
