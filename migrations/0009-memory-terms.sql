-- Renames memory's tables, columns and stored JSON fields to the names that the code uses. No row is added or removed.
alter table memory_sightings rename to memory_mentions;
alter table memory_mentions rename column rate to background_rate;
alter table memory_mentions rename column is_left to has_avoidance_cue;
alter table memory_mentions rename column left_places to cue_places;

alter table memory_tracks rename to memory_concepts;
alter table memory_concepts rename column track to state;
alter table memory_concepts rename column touched_index to last_mention_index;
alter index memory_tracks_touched rename to memory_concepts_mentioned;

alter table memory_states rename column tally to totals;
alter table memory_states rename column pages to decayed_pages;

alter table memory_corrections rename column verdict to effect;

-- Constraints come first, because renaming a primary key also renames its index.
do $$
declare
  item record;
begin
  for item in
    select conrelid::regclass as owner, conname as name,
      replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(conname,
        'memory_sightings', 'memory_mentions'), 'memory_tracks', 'memory_concepts'),
        'memory_mentions_rate_', 'memory_mentions_background_rate_'), '_is_left_', '_has_avoidance_cue_'),
        '_left_places_', '_cue_places_'), 'memory_concepts_track_', 'memory_concepts_state_'),
        '_touched_index_', '_last_mention_index_'), '_tally_', '_totals_'),
        'memory_states_pages_', 'memory_states_decayed_pages_'), '_verdict_', '_effect_') as new_name
    from pg_constraint
    where conrelid = any(array['memory_mentions', 'memory_concepts', 'memory_states', 'memory_corrections']::regclass[])
  loop
    if item.name <> item.new_name then
      execute format('alter table %s rename constraint %I to %I', item.owner, item.name, item.new_name);
    end if;
  end loop;
  for item in
    select relname as name,
      replace(replace(relname, 'memory_sightings', 'memory_mentions'), 'memory_tracks', 'memory_concepts') as new_name
    from pg_index join pg_class on pg_class.oid = indexrelid
    where indrelid = any(array['memory_mentions', 'memory_concepts']::regclass[])
  loop
    if item.name <> item.new_name then
      execute format('alter index %I rename to %I', item.name, item.new_name);
    end if;
  end loop;
end
$$;

update memory_concepts set state =
  (state - '{seen,named,touchedIndex,weight,rate,mass,emerged,peak,recent,left,stayed,lift}'::text[])
  || jsonb_build_object(
    'occurrences', state->'seen',
    'namedOccurrences', state->'named',
    'lastMentionIndex', state->'touchedIndex',
    'totalWeight', state->'weight',
    'backgroundRate', state->'rate',
    'decayedCount', state->'mass',
    'hasEmerged', state->'emerged',
    'maxSurprise', state->'peak',
    'recentIndexes', state->'recent',
    'cueCount', state->'left',
    'engagedCount', state->'stayed',
    'flowLift', state->'lift',
    'avoidances', (
      select coalesce(jsonb_agg(
        avoidance || jsonb_build_object('reason', case avoidance->>'reason' when 'left' then 'cue' else 'absence' end)
        order by place), '[]')
      from jsonb_array_elements(state->'avoidances') with ordinality as a (avoidance, place)
    ));

update memory_entries
set details = (details - 'unwanted') || jsonb_build_object('avoidedSubjects', details->'unwanted')
where kind = 'override' and details ? 'unwanted';

-- The agent's own adaptations were recognised by their sentence. From now on they are recognised by their kind.
update memory_entries e
set details = coalesce(e.details, '{}') || jsonb_build_object('kind', known.kind)
from (values
  ('scene', 'Prompts ask for one scene, since flow was low when the question was wide.'),
  ('gentle', 'Prompts come back to what was left by a small side door, not head-on.'),
  ('unbroken', 'Prompts ask for one unbroken stretch, since the lines were cut short.'),
  ('wider', 'Prompts stay as open as the last one, since flow was well above your usual.')
) as known (kind, content)
where e.kind = 'adaptation' and e.content = known.content;
