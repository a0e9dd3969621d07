import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import postgres from 'postgres'
import { afterAll, beforeAll, describe, expect, inject, onTestFinished, test } from 'vitest'
import { realWorld } from '#cli/command.ts'
import { runCommandLine } from '#cli/run-command-line.ts'
import { migrate, narrowedRole } from '#db/migrate.ts'
import { aPerson } from '#demo/a-person.ts'
import { inScope } from '#scope.ts'
import { nextVersion } from '#test/db/next-version.ts'
import { createTestApp } from '#test/test-app.ts'
import { createTestDatabase, type TestDatabase } from '#test/test-database.ts'
import { testSecrets } from '#test/test-secrets.ts'
import { distribute } from './distribute.ts'

const workerUrls = inject('nodeUrls')?.slice(1)

let database: TestDatabase
let owner: postgres.Sql

beforeAll(async () => {
  database = await createTestDatabase()
  owner = postgres(database.ownerUrl, { max: 1, onnotice: () => {} })
})
afterAll(async () => {
  await owner?.end()
  await database?.drop()
})

test.skipIf(workerUrls)('a plain PostgreSQL is refused in one line, and stays as it is', async () => {
  const ending = await runCommandLine(['database', 'distribute'], {
    ...realWorld,
    environment: { DATABASE_URL: database.ownerUrl, BALCAO_DEMO: 'true' },
  })
  expect(ending).toEqual({
    exitCode: 1,
    stdout: '',
    stderr: 'The database of DATABASE_URL is not on Citus: there is nothing to distribute it over.\n',
  })
})

describe.runIf(workerUrls)('on Citus', () => {
  const references = () => owner<{ name: string }[]>`
    select conrelid::regclass || '.' || conname as name from pg_constraint
    where contype = 'f' and connamespace = 'public'::regnamespace and conparentid = 0 order by 1`

  test('every table of tenants is in one group, and tables without a tenant stay on the coordinator', async () => {
    const groups = await owner`
      select distinct colocationid from pg_dist_partition where partmethod = 'h' and logicalrelid::text not like 'months.%'`
    expect(groups).toHaveLength(1)
    const { reference, local } = await distribute(database.ownerUrl, () => {})
    expect(reference).toEqual(['platform_domains', 'platforms'])
    expect(local.filter((name) => !name.startsWith('app.'))).toEqual([])
  })

  test('an interrupted run restores the references when it is repeated', async () => {
    const before = await references()
    await owner`create table app.references_taken_away (place text, name text, definition text not null, primary key (place, name))`
    await owner`
      insert into app.references_taken_away
      select conrelid::regclass::text, conname, pg_get_constraintdef(oid) from pg_constraint
      where contype = 'f' and conrelid = 'public.orders'::regclass`
    const taken = await owner<{ name: string }[]>`select name from app.references_taken_away`
    expect(taken.length).toBeGreaterThan(0)
    for (const { name } of taken) await owner.unsafe(`alter table public.orders drop constraint "${name}"`)
    expect(await references()).not.toEqual(before)

    await distribute(database.ownerUrl, () => {})
    expect(await references()).toEqual(before)
  })

  test('a start on a copy that has lost its settings is refused in one line', async () => {
    const { pathname } = new URL(database.ownerUrl)
    const set = (words: string) => owner.unsafe(`alter database ${pathname.slice(1)} ${words}`)
    const start = () =>
      migrate(database.ownerUrl, testSecrets.derive('database'), { allowUnsafeServer: true })
    await set("set citus.propagate_set_commands = 'none'")
    await expect(start()).rejects.toThrow(/database distribute/)
    await distribute(database.ownerUrl, () => {})
    await start()
  })

  test('a new table of a later version is distributed with its references, behind the wall', async () => {
    const version = await nextVersion([
      `create table "wishes" ("platform_id" uuid not null, "id" uuid default gen_random_uuid() not null, "user_id" uuid not null,
        constraint "wishes_pk" primary key ("platform_id", "id"))`,
      'alter table "wishes" add constraint "wishes_user" foreign key ("platform_id", "user_id") references "users" ("platform_id", "id")',
      'alter table "users" add column "wishes_count" integer',
    ])
    await migrate(database.ownerUrl, testSecrets.derive('database'), { allowUnsafeServer: true, ...version })
    const places = await owner<{ group: number }[]>`
      select colocationid as group from pg_dist_partition where logicalrelid in ('wishes'::regclass, 'users'::regclass)`
    expect(places).toEqual([places[0], places[0]])

    const world = await createTestApp({ database: { ...database, drop: async () => {} } })
    onTestFinished(() => world.stop())
    const { id } = await inScope(world.app, world.platformId, (scope) => aPerson(scope))
    const wish = (userId: string) =>
      inScope(world.app, world.platformId, ({ tx, platformId }) =>
        tx.execute(sql`insert into wishes (platform_id, user_id) values (${platformId}, ${userId})`),
      )
    await wish(id)
    await expect(wish(randomUUID())).rejects.toMatchObject({ cause: { code: '23503' } })
    const seenBy = (tenant: string) =>
      inScope(world.app, tenant, ({ tx }) =>
        tx.execute(sql`select user_id from wishes where platform_id = ${world.platformId}`),
      )
    expect(await seenBy(world.platformId)).toEqual([{ user_id: id }])
    expect(await seenBy(randomUUID())).toEqual([])
  })

  test('no shard has a restrictive policy, which Citus would turn into a permissive one, and every shard’s policy names the tenant', async () => {
    const { pathname } = new URL(database.ownerUrl)
    for (const url of workerUrls ?? []) {
      const worker = postgres(Object.assign(new URL(url), { pathname }).href, {
        max: 1,
        onnotice: () => {},
        connection: { 'citus.override_table_visibility': 'off' },
      })
      const policies = await worker<
        { place: string; name: string; using: string | null; check: string | null }[]
      >`
        select polrelid::regclass::text as place, polname as name, pg_get_expr(polqual, polrelid) as using,
          pg_get_expr(polwithcheck, polrelid) as check
        from pg_policy join pg_class c on c.oid = polrelid
        where relname ~ '_[0-9]{6}$' and ${narrowedRole}::regrole = any(polroles)`
      await worker.end()
      expect(policies.length).toBeGreaterThan(300)
      for (const { place, name, using, check } of policies)
        expect(using ?? check, `${name} of ${place}`).toContain('platform_id = app.platform_id()')
    }
  })
})
