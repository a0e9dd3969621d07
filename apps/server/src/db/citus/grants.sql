-- Runs after grants.sql where Citus distributes the tables (wall.sql beside this).
grant execute on function app.here(text, uuid), app.shows(text, jsonb), app.narrowing_of(regclass), app.belongs_to(regclass, text, text),
  app.trail_date_here(uuid, timestamptz), app.is_person_here(uuid, uuid) to :narrowed_role;
-- An INSERT from a query with a conflict clause gets its ids from the coordinator, and writes them.
grant insert (id) on ledger_accounts to :app_role;
