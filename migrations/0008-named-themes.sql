-- A model that read the prime says that it is about this; else words alone show it.
alter table memory_sightings add column is_named boolean not null default false;
update memory_tracks set track = track || '{"named": 0, "emerged": false}';
