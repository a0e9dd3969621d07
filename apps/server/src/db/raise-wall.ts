import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type postgres from 'postgres'
import { isDistributed } from './citus/is-distributed.ts'
import { patiently } from './patiently.ts'

type WallRoles = { appRole: string; operatorRole: string; narrowedRole: string }

/**
 * Installs the wall (wall.sql), the narrower wall of staff limited to some sellers (own-sellers.sql), the functions that make
 * partitions (months.sql) and the grants (grants.sql), unless they are in place. Tables are done one by one, each in its own
 * transaction, and only where something is missing.
 */
export async function raiseWall(
  client: postgres.Sql,
  roles: WallRoles,
  { isOverCitus }: { isOverCitus?: boolean } = {},
): Promise<void> {
  const { wall, ownSellers, months, grants, print, isUp } = await compareWall(client, roles, { isOverCitus })
  if (isUp) return

  await client.begin((sql) => sql.unsafe(`${wall} ${ownSellers} ${months}`))
  const tables = await client<{ name: string }[]>`
    select attrelid::regclass::text as name from pg_attribute join pg_class c on c.oid = attrelid
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and attname = 'platform_id' and not attisdropped`
  for (const { name } of tables) await patiently(() => client`call app.wall_in(${name}::text::regclass)`)
  // Granted after the tables: a new table is closed to the application until it is behind the wall.
  await client.begin((sql) => sql.unsafe(`${grants}; comment on schema app is '${print}'`))
}

/**
 * The wall of this version, and whether it is in place, judged by a stored hash of its texts, the migrations and the
 * roles.
 */
export async function compareWall(
  client: postgres.Sql,
  { appRole, operatorRole, narrowedRole }: WallRoles,
  given: { isOverCitus?: boolean | undefined } = {},
): Promise<{
  wall: string
  ownSellers: string
  months: string
  grants: string
  print: string
  isUp: boolean
}> {
  const read = async (name: string) =>
    (await readFile(new URL(`./${name}`, import.meta.url), 'utf8'))
      .replaceAll(':app_role', appRole)
      .replaceAll(':narrowed_role', narrowedRole)
      .replaceAll(':operator_role', operatorRole)
  const wall = await read('wall.sql')
  const ownSellers = await read('own-sellers.sql')
  const over =
    (given.isOverCitus ?? (await isDistributed(client))) ? ['citus/wall.sql', 'citus/grants.sql'] : []
  const [overWall, overGrants] = await Promise.all(over.map(read))
  const months = [await read('months.sql'), ...(overWall ? [overWall] : [])].join(' ')
  const grants = [await read('grants.sql'), ...(overGrants ? [overGrants] : [])].join(' ')
  const [state] = await client<{ ground: string; standing: string | null; isWhole: boolean }[]>`
    select (select count(*) from drizzle.__drizzle_migrations) || ' ' || ${appRole}::regrole::oid || ' ' ||
        ${operatorRole}::regrole::oid || ' ' || ${narrowedRole}::regrole::oid || ' ' || current_user as ground,
      (select obj_description(oid, 'pg_namespace') from pg_namespace where nspname = 'app') as standing,
      not exists (select from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
        and not (relrowsecurity and relforcerowsecurity)) as "isWhole"`
  if (!state) throw new Error('PostgreSQL did not answer')
  const print = createHash('sha256')
    .update(`${state.ground} ${wall} ${ownSellers} ${months} ${grants}`)
    .digest('hex')
  return { wall, ownSellers, months, grants, print, isUp: state.isWhole && state.standing === print }
}
