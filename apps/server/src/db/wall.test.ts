import { randomUUID } from 'node:crypto'
import { getTableName, sql } from 'drizzle-orm'
import postgres from 'postgres'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { retentionRules } from '#modules/retention/retention-rules.ts'
import { plantPoison, readColumns } from '#test/db/poison-rows.ts'
import { createTestDatabase, type TestDatabase } from '#test/test-database.ts'
import { testSecrets } from '#test/test-secrets.ts'
import { type Database, openDatabase } from './database.ts'
import { appRole, appUrl, narrowedRole, operatorRole } from './migrate.ts'
import { postgresErrorCode } from './retryable.ts'
import type { Transaction } from './transaction.ts'

const insufficientPrivilege = '42501'
const checkViolation = '23514'

const ours = { platformId: randomUUID(), marker: 'MARKER-OURS' }
const theirs = { platformId: randomUUID(), marker: 'POISON-THEIRS' }

let database: TestDatabase
/** As the database's owner, whom the wall does not bind. */
let owner: postgres.Sql
/** As the application's role, by the product's only way to the database. */
let db: Database
let tables: string[] = []

beforeAll(async () => {
  database = await createTestDatabase()
  owner = postgres(database.ownerUrl, { max: 2, onnotice: () => {} })
  const url = appUrl(database.ownerUrl, testSecrets.derive('database'))
  db = openDatabase({ url, replicaUrls: [url], poolSize: 8 })
  tables = await plantPoison(owner, ours)
  await plantPoison(owner, theirs)
})
afterAll(async () => {
  await db.close()
  await owner.end()
  await database.drop()
})

/** The code of PostgreSQL's refusal, or undefined without one. */
function refusalOf(work: Promise<unknown>): Promise<string | undefined> {
  return work.then(() => undefined, postgresErrorCode)
}

const countOf = async (table: string, { platformId }: { platformId: string }) =>
  Number((await owner`select count(*) from ${owner(table)} where platform_id = ${platformId}`)[0]?.count)

/** Runs the work as the given tenant and undoes it. */
async function undone<T>(platformId: string, work: (tx: Transaction) => Promise<T>): Promise<T> {
  const outcome = Promise.withResolvers<T>()
  const rollback = new Error('undone')
  await db
    .transaction(platformId, async (tx) => {
      outcome.resolve(await work(tx))
      throw rollback
    })
    .catch((error) => {
      if (error !== rollback) outcome.reject(error)
    })
  return outcome.promise
}

describe('the catalogue', () => {
  test('has forced row security and the wall on every table, without exception', async () => {
    const rows = await owner`
      select c.relname as table, c.relrowsecurity and c.relforcerowsecurity as "isForced",
        (select format('%s | %s | %s', p.polcmd, pg_get_expr(p.polqual, p.polrelid), pg_get_expr(p.polwithcheck, p.polrelid))
         from pg_policy p where p.polrelid = c.oid and p.polname = 'tenant_wall') as wall
      from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'f')`
    const wall = '* | (platform_id = app.platform_id()) | (platform_id = app.platform_id())'
    expect(rows.length).toBeGreaterThan(30)
    expect(rows.filter((row) => !row.isForced || row.wall !== wall)).toEqual([])
  })

  test('opens the wall only for reading: a host’s platform, the list of platforms to the owner, and named tables to the operator', async () => {
    const doors = await owner`
      select polrelid::regclass::text as table, polname as name, polcmd as command,
        (select array_agg(rolname = current_user) from pg_roles r where r.oid = any(polroles)) as "isForOwner"
      from pg_policy where polname not in ('tenant_wall', 'by_operator', 'own_sellers') order by 1`
    const [{ count: notReading } = {}] = await owner`
      select count(*)::int from pg_policy where polname = 'by_operator'
        and (polcmd <> 'r' or polroles <> array[${operatorRole}::regrole::oid])`
    expect(notReading).toBe(0)
    const [{ count: opening } = {}] = await owner`
      select count(*)::int from pg_policy where polname = 'own_sellers'
        and (polpermissive or polcmd <> 'r' or polroles <> array[${narrowedRole}::regrole::oid])`
    expect(opening).toBe(0)
    expect([...doors]).toEqual([
      { table: 'platform_domains', name: 'by_host', command: 'r', isForOwner: null },
      { table: 'platforms', name: 'by_owner', command: 'r', isForOwner: [true] },
    ])
  })

  test('has no view and few functions with rights other than the caller’s', async () => {
    expect(
      await owner`select relname from pg_class where relnamespace = 'public'::regnamespace and relkind in ('v', 'm')`,
    ).toHaveLength(0)
    const raised = await owner`
      select proname, proconfig from pg_proc
      where prosecdef and pronamespace in ('public'::regnamespace, 'app'::regnamespace) order by proname`
    const proconfig = ['search_path=pg_catalog, pg_temp']
    expect([...raised]).toEqual([
      { proname: 'add_job', proconfig },
      { proname: 'advance_clock', proconfig },
      { proname: 'audit_date', proconfig },
      { proname: 'audit_ip', proconfig },
      { proname: 'drop_job', proconfig },
      { proname: 'has_tenant', proconfig },
      { proname: 'journal_must_balance', proconfig },
      { proname: 'lock_accounts', proconfig },
      { proname: 'put_off_job', proconfig },
      { proname: 'refuse_sealed_date', proconfig },
      { proname: 'remove_test_mode', proconfig },
      { proname: 'remove_untouched_draft', proconfig },
      { proname: 'signer_name', proconfig },
      { proname: 'test_modes', proconfig },
      { proname: 'waiting_jobs', proconfig },
    ])
  })

  test('has no number that runs out: every serial id is a bigint', async () => {
    const narrow = await owner`
      select c.relname, a.attname from pg_class c join pg_attribute a on a.attrelid = c.oid
      left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
      where c.relnamespace = 'public'::regnamespace and a.attnum > 0 and a.atttypid in ('int4'::regtype, 'int2'::regtype)
        and (a.attidentity <> '' or pg_get_expr(d.adbin, d.adrelid) like 'nextval(%')`
    expect([...narrow]).toEqual([])
  })
})

describe("the application's role", () => {
  test('has no special rights, owns nothing and is a member only of the role that sees less', async () => {
    const [role] = await owner`
      select rolsuper, rolbypassrls, rolcreaterole, rolcreatedb, rolreplication,
        (select array_agg(m.roleid::regrole::text) from pg_auth_members m where m.member = r.oid) as memberships,
        pg_has_role(r.oid, ${narrowedRole}, 'usage') as inherits,
        (select count(*)::int from pg_class where relowner = r.oid) as relations,
        (select count(*)::int from pg_namespace where nspowner = r.oid) as schemas,
        (select count(*)::int from pg_proc where proowner = r.oid) as functions
      from pg_roles r where rolname = ${appRole}`
    expect(role).toEqual({
      rolsuper: false,
      rolbypassrls: false,
      rolcreaterole: false,
      rolcreatedb: false,
      rolreplication: false,
      memberships: [narrowedRole],
      inherits: false,
      relations: 0,
      schemas: 0,
      functions: 0,
    })
  })

  test('may read and write rows and nothing else, and in no schema but ours', async () => {
    const granted = await owner`
      select distinct table_schema || ' ' || privilege_type as what from information_schema.role_table_grants
      where grantee = ${appRole} order by 1`
    // In `app` these are three tables of cells and the hashes of archived days, which hold no data of a tenant.
    expect(granted.map(({ what }) => what)).toEqual([
      'app DELETE',
      'app INSERT',
      'app SELECT',
      'app UPDATE',
      'public DELETE',
      'public INSERT',
      'public SELECT',
    ])
    const inApp = await owner`
      select distinct table_name from information_schema.role_table_grants
      where grantee = ${appRole} and table_schema = 'app' order by 1`
    expect(inApp.map(({ table_name }) => table_name)).toEqual([
      'archived_anchors',
      'cell_calls',
      'cell_directory',
      'tenant_holds',
    ])
    const schemas = await owner`
      select nspname from pg_namespace where has_schema_privilege(${appRole}, oid, 'usage')
        and nspname not like 'pg\\_%' and nspname <> 'information_schema' order by 1`
    expect(schemas.map(({ nspname }) => nspname)).toEqual(['app', 'public'])
    const making =
      await owner`select has_schema_privilege(${appRole}, 'public', 'create') as public, has_schema_privilege(${appRole}, 'app', 'create') as app`
    expect(making[0]).toEqual({ public: false, app: false })
  })

  test('may change any column but the tenant and the id of a row', async () => {
    const fixed = await owner`
      select table_name, column_name from information_schema.column_privileges
      where grantee = ${appRole} and privilege_type = 'UPDATE' and column_name in ('platform_id', 'id')`
    expect([...fixed]).toEqual([])
    const move = (column: string) =>
      refusalOf(
        undone(ours.platformId, (tx) =>
          tx.execute(sql`update mails set ${sql.identifier(column)} = ${sql.identifier(column)}`),
        ),
      )
    expect(await move('subject')).toBeUndefined()
    for (const column of ['platform_id', 'id']) expect(await move(column)).toBe(insufficientPrivilege)
  })

  test('cannot bypass the wall', async () => {
    const [{ name: ownerRole } = {}] = await owner`select quote_ident(current_user) as name`
    const attempts = [
      `set local role ${ownerRole}`,
      `set local role ${operatorRole}`,
      `set local session_authorization = ${ownerRole}`,
      'set local session_replication_role = replica',
      'alter table mails disable row level security',
      'alter table mails no force row level security',
      'drop policy tenant_wall on mails',
      'create policy mine on mails using (true)',
      'alter table ledger_entries disable trigger all',
      'drop trigger journal_must_balance on ledger_entries',
      'create or replace function app.platform_id() returns uuid language sql as $$ select null::uuid $$',
      'create table public.mine (id int)',
      'select * from graphile_worker._private_jobs',
      'select * from drizzle.__drizzle_migrations',
      "copy mails to program 'cat'",
      "select pg_read_file('/etc/passwd')",
      `alter role ${appRole} bypassrls`,
    ]
    for (const attempt of attempts) {
      const code = await refusalOf(db.transaction(ours.platformId, (tx) => tx.execute(sql.raw(attempt))))
      expect(code, attempt).toBe(insufficientPrivilege)
    }
    const withoutPolicies = db.transaction(ours.platformId, async (tx) => {
      await tx.execute(sql`set local row_security = off`)
      return tx.execute(sql`select count(*) from mails`)
    })
    expect(await refusalOf(withoutPolicies)).toBe(insufficientPrivilege)
  })
})

describe('a platform', () => {
  test('sees its own row of every table and no row of another platform', async () => {
    for (const way of ['transaction', 'replica'] as const)
      for (const table of tables) {
        const rows = await db[way](ours.platformId, (tx) =>
          tx.execute(sql`select to_jsonb(t) as row from ${sql.identifier(table)} t`),
        )
        expect(rows.length, table).toBe(1)
        expect(JSON.stringify([...rows]), table).toContain(ours.platformId)
        expect(JSON.stringify([...rows]), table).not.toContain(theirs.marker)
      }
  })

  test('changes and removes nothing of its neighbour’s, even without a WHERE', async () => {
    for (const table of tables) {
      const before = await countOf(table, theirs)
      const remove = (tx: Transaction) => tx.execute(sql`delete from ${sql.identifier(table)} returning 1`)
      const take = (tx: Transaction) =>
        tx.execute(sql`update ${sql.identifier(table)} set platform_id = ${ours.platformId} returning 1`)
      for (const work of [remove, take]) {
        const touched = await undone(ours.platformId, async (tx) => {
          await tx.execute(sql`set constraints all deferred`)
          return (await work(tx)).length
        }).catch((error) => postgresErrorCode(error))
        // One row of its own at most. A row never changes its tenant; append-only tables and referenced rows stay.
        expect([1, insufficientPrivilege, '23503'], table).toContain(touched)
      }
      expect(await countOf(table, theirs), table).toBe(before)
    }
  })

  test('can neither write into its neighbour nor hand a row over', async () => {
    const columns = await readColumns(owner)
    for (const table of tables) {
      const names = (columns.get(table) ?? [])
        .filter(({ isGenerated }) => !isGenerated)
        .map(({ column }) => column)
      const copied = names.map((name) =>
        name === 'platform_id'
          ? sql`${theirs.platformId}::uuid`
          : name === 'id'
            ? sql`gen_random_uuid()`
            : sql.identifier(name),
      )
      const write = db.transaction(ours.platformId, (tx) =>
        tx.execute(
          sql`insert into ${sql.identifier(table)} (${sql.join(
            names.map((name) => sql.identifier(name)),
            sql`, `,
          )})
              select ${sql.join(copied, sql`, `)} from ${sql.identifier(table)}`,
        ),
      )
      expect(await refusalOf(write), `insert into ${table}`).toBe(insufficientPrivilege)
      const handOver = db.transaction(ours.platformId, (tx) =>
        tx.execute(sql`update ${sql.identifier(table)} set platform_id = ${theirs.platformId}`),
      )
      expect(await refusalOf(handOver), `update ${table}`).toBe(insufficientPrivilege)
    }
  })
})

describe('staff limited to some sellers', () => {
  const count = (table: string) => async (tx: Transaction) =>
    (await tx.execute(sql`select 1 from ${sql.identifier(table)}`)).length
  const narrowed = <T>(work: (tx: Transaction) => Promise<T>, place: Database = db) =>
    place.transaction(ours.platformId, async (tx) => {
      await tx.execute(sql`select app.narrow(${randomUUID()}::uuid)`)
      return work(tx)
    })

  test('see the platform’s own rows of tables without a seller, and no row of any other table', async () => {
    const shown: string[] = []
    for (const table of tables) if ((await narrowed(count(table))) > 0) shown.push(table)
    const settings = ['anticipation_plans', 'fee_plans', 'interest_tables', 'notification_settings', 'pixels']
    const ofAcquirers = [
      'acquirer_costs',
      'payout_accounts',
      'payout_controls',
      'provider_accounts',
      'provider_circuits',
      'provider_contacts',
      'provider_health',
      'receivers',
    ]
    const ofPlatform = [
      'announcements',
      'audit_days',
      'brand_versions',
      'charges',
      'domain_claims',
      'legal_texts',
    ]
    const others = ['ledger_accounts', 'operator_contracts', 'platform_domains', 'platforms', 'service_hours']
    expect(shown.sort()).toEqual(
      [...settings, ...ofAcquirers, ...ofPlatform, ...others, 'withdrawal_plans'].sort(),
    )
  })

  test('see nothing of a table without a declared owner of its rows', async () => {
    await owner`create table novelties (platform_id uuid not null, id uuid not null, words text not null)`
    try {
      await owner`call app.wall_in('novelties')`
      await owner`insert into novelties values (${ours.platformId}, ${randomUUID()}, 'news')`
      await owner`grant select on novelties to ${owner(appRole)}, ${owner(narrowedRole)}`
      expect(await db.transaction(ours.platformId, count('novelties'))).toBe(1)
      expect(await narrowed(count('novelties'))).toBe(0)
    } finally {
      await owner`drop table novelties`
    }
  })

  test('change nothing but insert the audit rows of their reads', async () => {
    const granted = await owner`select table_name, privilege_type from information_schema.role_table_grants
      where grantee = ${narrowedRole} and privilege_type <> 'SELECT'`
    expect(granted).toEqual([{ table_name: 'audit_log', privilege_type: 'INSERT' }])
  })

  test('leave the connection unrestricted for its next user, however the transaction ends', async () => {
    const url = appUrl(database.ownerUrl, testSecrets.derive('database'))
    const single = openDatabase({ url, replicaUrls: [], poolSize: 1 })
    const state = (tx: Transaction) =>
      tx.execute(
        sql`select current_user::text as role, app.own_sellers() as sellers, app.narrowed_member() as member`,
      )
    const ends: ((tx: Transaction) => Promise<unknown>)[] = [
      async () => {},
      (tx) => tx.execute(sql`select 1 / 0`),
      () => Promise.reject(new Error('a bug')),
      (tx) => tx.execute(sql`savepoint here; rollback to savepoint here`),
    ]
    for (const end of ends) {
      const [within] = await narrowed(state, single)
      expect(within).toMatchObject({ role: narrowedRole, sellers: [], member: expect.any(String) })
      await narrowed(end, single).catch(() => {})
      const [after] = await single.transaction(ours.platformId, state)
      expect(after).toEqual({ role: appRole, sellers: [], member: null })
    }
    await single.close()
  })
})

test('a tenant cannot postpone or drop a job of another', async () => {
  const key = 'a-job-of-ours'
  const at = '2031-01-01T00:00:00Z'
  await owner`select graphile_worker.add_job('any', ${owner.json({ platformId: ours.platformId })}::json, job_key := ${key})`
  const touch = (platformId: string) =>
    db.transaction(platformId, async (tx) => {
      await tx.execute(sql`select app.put_off_job(${key}, ${at}::timestamptz)`)
      if (platformId === theirs.platformId) await tx.execute(sql`select app.drop_job(${key})`)
    })
  const waiting = async () =>
    (await owner`select run_at from graphile_worker._private_jobs where key = ${key}`).map(
      ({ run_at }) => run_at,
    )
  const [planned] = await waiting()
  await touch(theirs.platformId)
  expect(await waiting()).toEqual([planned])
  await touch(ours.platformId)
  expect(await waiting()).toEqual([new Date(at)])
  await db.transaction(ours.platformId, (tx) => tx.execute(sql`select app.drop_job(${key})`))
  expect(await waiting()).toEqual([])
})

describe('a transaction without a tenant', () => {
  test('sees no row of any table, with the tenant unset, empty or unknown', async () => {
    for (const table of tables) {
      const read = sql`select 1 from ${sql.identifier(table)}`
      expect(await db.lookup(read), table).toEqual([])
      expect(await db.transaction('', (tx) => tx.execute(read)), table).toHaveLength(0)
      expect(await db.transaction(randomUUID(), (tx) => tx.execute(read)), table).toHaveLength(0)
    }
  })

  test('cannot write, not even with an invalid platform id', async () => {
    const write = sql`insert into uploads (platform_id, user_id, key, content_type, size_bytes, state, created_at)
      values (${ours.platformId}, gen_random_uuid(), 'k', 't', 1, 'READY', now())`
    expect(await refusalOf(db.lookup(write))).toBe(insufficientPrivilege)
    expect(await refusalOf(db.transaction('', (tx) => tx.execute(write)))).toBe(insufficientPrivilege)
    for (const platformId of ["' or true --", '*', '00000000'])
      expect(await refusalOf(db.transaction(platformId, (tx) => tx.execute(sql`select * from mails`)))).toBe(
        '22P02',
      )
  })

  test('finds a platform by its exact host and nothing else', async () => {
    const find = (host: string) => db.lookup(sql`select app.platform_of_host(${host}) as found`)
    expect(await find(theirs.marker)).toEqual([{ found: theirs.platformId }])
    for (const host of ['', '%', 'POISON', `${theirs.marker} `])
      expect(await find(host), host).toEqual([{ found: null }])
    expect(await db.lookup(sql`select * from platform_domains`)).toEqual([])
    const after = db.transaction(ours.platformId, async (tx) => {
      await tx.execute(sql`select app.platform_of_host(${theirs.marker})`)
      return [...(await tx.execute(sql`select host from platform_domains`))]
    })
    expect(await after).toEqual([{ host: ours.marker }])
  })
})

test('a thousand interleaved requests, failing and rolling back on few connections, never see a row of another platform', async () => {
  const platforms = [ours, theirs]
  const seen = await Promise.all(
    Array.from({ length: 1000 }, async (_, index) => {
      const { platformId, marker } = platforms[(index * 7 + (index >> 3)) % 2] ?? ours
      const read = (tx: Transaction) =>
        tx.execute<{ key: string }>(sql`select key from mails where key not like 'temporary%'`)
      const write = (tx: Transaction) =>
        tx.execute(sql`insert into uploads (platform_id, user_id, key, content_type, size_bytes, state, created_at)
          values (${platformId}, gen_random_uuid(), ${`temporary ${index}`}, 't', 1, 'READY', now())`)
      const outcome = await (() => {
        switch (index % 6) {
          case 0:
            return db.transaction(platformId, async (tx) => {
              await write(tx)
              await tx.execute(sql`select 1 / 0`)
            })
          case 1:
            return db.transaction(platformId, async (tx) => {
              await write(tx)
              throw new Error('a bug')
            })
          case 2:
            return db.transaction('no platform', read)
          case 3:
            return db.lookup<{ key: string }>(sql`select key from mails`)
          case 4:
            return db.replica(platformId, read)
          default:
            return db.transaction(platformId, read)
        }
      })().catch((error: unknown) => postgresErrorCode(error) ?? 'a bug')
      if (typeof outcome === 'string') return outcome
      const keys = [...(outcome ?? [])].map(({ key }) => key)
      return keys.every((key) => key === marker) ? keys.length : `LEAK ${keys}`
    }),
  )
  const tally = Object.fromEntries(
    Map.groupBy(seen, String)
      .entries()
      .map(([outcome, all]) => [outcome, all.length]),
  )
  // Divisions by zero, the test's own errors, invalid ids, no rows without a tenant, and one own row for each reader.
  expect(tally).toEqual({ '22012': 167, 'a bug': 167, '22P02': 167, '0': 167, '1': 332 })
  expect(await owner`select 1 from uploads where key like 'temporary%'`).toHaveLength(0)
})

describe('the books', () => {
  let accountId = 0
  beforeAll(async () => {
    accountId = Number(
      (await owner`select id from ledger_accounts where platform_id = ${ours.platformId}`)[0]?.id,
    )
  })

  type Line = { cents: number; currency?: string }
  const post = (lines: Line[], { asOne = true, afterwards = async () => {} } = {}) =>
    db.transaction(ours.platformId, async (tx) => {
      const [journal] = await tx.execute<{ id: string }>(sql`
        insert into ledger_journals (platform_id, rule, key, posted_at)
        values (${ours.platformId}, 'test', ${randomUUID()}, now()) returning id`)
      const entries = lines.map(
        ({ cents, currency = 'BRL' }) =>
          sql`(${ours.platformId}, ${journal?.id}, ${accountId}, ${cents}, ${currency}, now())`,
      )
      const statements = asOne ? [sql.join(entries, sql`, `)] : entries
      for (const rows of statements)
        await tx.execute(
          sql`insert into ledger_entries (platform_id, journal_id, account_id, amount_cents, currency, posted_at) values ${rows}`,
        )
      await afterwards?.()
    })

  test('accept a journal that sums to zero and refuse any other, in the statement that writes it', async () => {
    const before = await countOf('ledger_entries', ours)
    expect(await refusalOf(post([{ cents: 100 }, { cents: -60 }, { cents: -40 }]))).toBeUndefined()
    expect(await countOf('ledger_entries', ours)).toBe(before + 3)

    const unbalanced: Line[][] = [
      [{ cents: 1 }],
      [{ cents: 100 }, { cents: -99 }],
      [{ cents: 100 }, { cents: -100, currency: 'USD' }],
      [{ cents: 100 }, { cents: -100 }, { cents: 5, currency: 'USD' }],
    ]
    for (const lines of unbalanced) {
      let isWritten = false
      const afterwards = async () => {
        isWritten = true
      }
      expect(await refusalOf(post(lines, { afterwards })), JSON.stringify(lines)).toBe(checkViolation)
      expect(isWritten).toBe(false)
    }
    expect(await countOf('ledger_entries', ours)).toBe(before + 3)
  })

  test('refuse entries written one by one, even if they would sum to zero in the end', async () => {
    expect(await refusalOf(post([{ cents: 100 }, { cents: -100 }], { asOne: false }))).toBe(checkViolation)
  })

  test('cannot be changed, emptied or removed by the application, like the logs', async () => {
    for (const table of [
      'ledger_entries',
      'ledger_journals',
      'ledger_accounts',
      'audit_log',
      'session_logs',
      'payment_events',
      'payment_movements',
    ])
      for (const attempt of [
        sql`update ${sql.identifier(table)} set platform_id = platform_id`,
        sql`delete from ${sql.identifier(table)}`,
        sql`truncate ${sql.identifier(table)} cascade`,
        sql`drop table ${sql.identifier(table)}`,
      ])
        expect(await refusalOf(db.transaction(ours.platformId, (tx) => tx.execute(attempt))), table).toBe(
          insufficientPrivilege,
        )
    const changeAmount = sql`update ledger_entries set amount_cents = 0`
    expect(await refusalOf(db.transaction(ours.platformId, (tx) => tx.execute(changeAmount)))).toBe(
      insufficientPrivilege,
    )
  })

  test('refuse every change of an opened account by the application, above all of its balance', async () => {
    const change = (column: string) =>
      refusalOf(
        undone(ours.platformId, (tx) =>
          tx.execute(sql`update ledger_accounts set ${sql.identifier(column)} = ${sql.identifier(column)}`),
        ),
      )
    for (const column of ['balance_cents', 'code', 'currency', 'is_locked', 'platform_id'])
      expect(await change(column), column).toBe(insufficientPrivilege)
    const openWithMoney = sql`insert into ledger_accounts (platform_id, code, currency, is_locked, balance_cents)
      values (${ours.platformId}, 'user:x:available', 'BRL', true, -100)`
    expect(await refusalOf(undone(ours.platformId, (tx) => tx.execute(openWithMoney)))).toBe(
      insufficientPrivilege,
    )
  })
})

test('the application writes a version of a price once, and never changes or removes it', async () => {
  for (const table of ['fee_plans', 'withdrawal_plans', 'anticipation_plans', 'interest_tables'])
    for (const attempt of [
      sql`update ${sql.identifier(table)} set effective_from = effective_from`,
      sql`delete from ${sql.identifier(table)}`,
    ])
      expect(await refusalOf(undone(ours.platformId, (tx) => tx.execute(attempt))), table).toBe(
        insufficientPrivilege,
      )
})

test('the application deletes only replaced or expired rows', async () => {
  const deletable = await owner<{ name: string }[]>`
    select table_name as name from information_schema.table_privileges
    where grantee = ${appRole} and privilege_type = 'DELETE' and table_schema = 'public'`
  const forgotten = retentionRules.map(({ table }) => getTableName(table))
  const replaced = [
    'care_notes',
    'care_tasks',
    'checkout_drafts',
    'delivery_options',
    'domain_claims',
    'license_keys',
    'mail_opt_outs',
    'order_bumps',
    'passkeys',
    'sign_on_identities',
    'product_contents',
    'course_modules',
    'course_lessons',
    'lesson_materials',
    'quiz_questions',
    'lesson_comments',
    'payment_routes',
    'pixels',
    'platform_domains',
    'recovery_codes',
    'renditions',
    'report_views',
    'uploads',
    'imported_customers',
    'imported_grants',
    'imported_products',
    'imported_sales',
    'imported_subscriptions',
  ]
  expect(deletable.map(({ name }) => name).sort()).toEqual([...new Set([...forgotten, ...replaced])].sort())
})
