import { globSync, readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { getTableName, is } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import { expect, test } from 'vitest'
import { expiryModule, resealingFile, tableOwners } from './table-owners.data.ts'

const sourceFolder = new URL('..', import.meta.url).pathname
/** Not checked: the demo and the tests write tables of all modules, and `db/` holds the tools for writing. */
const isLeftOut = (file: string) => /^(demo|db)\/|\/testing\/|[.]test[.]ts$/.test(file)

const schemas = await Promise.all(
  globSync(`${sourceFolder}db/schema/*.ts`).map((file): Promise<Record<string, unknown>> => import(file)),
)
/** Names of tables in SQL, by their names in the code. */
const tableNames = new Map(
  schemas.flatMap((schema) =>
    Object.entries(schema).flatMap(([name, table]) =>
      is(table, PgTable) ? [[name, getTableName(table)] as const] : [],
    ),
  ),
)
const ownerOf = new Map(
  Object.entries(tableOwners).flatMap(([owner, tables]) =>
    tables.map((table) => [getTableName(table), owner] as const),
  ),
)

type Write = { verb: string; table: string }

/** Every write in a source text: by the query builder, in a batch of `insertTogether`, and in handwritten SQL. */
function writesIn(text: string): Write[] {
  const code = text.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')
  const tables = new Map(tableNames)
  for (const [, name = '', alias = ''] of code.matchAll(/\b(\w+) as (\w+)\b(?=[^;]*?from '[^']*db\/schema)/g))
    tables.set(alias, tables.get(name) ?? name)
  const built = code.matchAll(/(\btx\s*)?\.(insert|update|delete)\(\s*(\w+)/g)
  const batched = code.matchAll(/\bbatch\(\s*(\w+)/g)
  const handwritten = code.matchAll(
    /\b(insert\s+into|update|delete\s+from)\s+(?:only\s+)?(?:"?(\w+)"?|\$\{([\w.]+)\})/gi,
  )
  return [
    ...[...built].flatMap(([, isOnTable, verb = '', name = '']) =>
      isOnTable || tables.has(name) ? [{ verb, table: tables.get(name) ?? name }] : [],
    ),
    ...[...batched].map(([, name = '']) => ({ verb: 'insert', table: tables.get(name) ?? name })),
    ...[...handwritten].flatMap(([, verb = '', name, inserted]) => {
      const table = inserted === undefined ? name : (tables.get(inserted) ?? inserted)
      return table !== undefined && (inserted !== undefined || ownerOf.has(table))
        ? [{ verb: verb.split(/\s/)[0]?.toLowerCase() ?? '', table }]
        : []
    }),
  ]
}

test('every table has an owner', () => {
  expect([...ownerOf.keys()].sort()).toEqual([...tableNames.values()].sort())
})

test('a table is written only by its owner; retention alone deletes from the tables of others', () => {
  const files = globSync(`${sourceFolder}**/*.ts`)
    .map((file) => relative(sourceFolder, file))
    .filter((file) => !isLeftOut(file))
  const writes = files.flatMap((file) =>
    writesIn(readFileSync(sourceFolder + file, 'utf8')).map((write) => ({ file, ...write })),
  )
  const moduleOf = (file: string) => file.match(/^modules\/([^/]+)\//)?.[1] ?? 'no module'
  const isAllowed = ({ file, verb, table }: Write & { file: string }) =>
    ownerOf.get(table) === moduleOf(file) ||
    (moduleOf(file) === expiryModule && verb === 'delete') ||
    (file === resealingFile && verb === 'update')
  expect(new Set(writes.map(({ table }) => ownerOf.get(table)))).toContain('ledger')
  expect(writes.filter((write) => !isAllowed(write))).toEqual([])
})

test.each([
  ['await tx\n  .update(users)\n  .set({})', [{ verb: 'update', table: 'users' }]],
  ['await scope.tx.insert(rows).values(list)', [{ verb: 'insert', table: 'rows' }]],
  [
    "import { users as people } from '#db/schema/accounts.ts'\nawait db.delete(people)",
    [{ verb: 'delete', table: 'users' }],
  ],
  ['insertTogether(tx, batch(balanceLots, lots))', [{ verb: 'insert', table: 'balance_lots' }]],
  [
    'sql`with a as (update ledger_accounts a set b = 1) select 1`',
    [{ verb: 'update', table: 'ledger_accounts' }],
  ],
  ['sql`INSERT INTO "users" (id) values (1)`', [{ verb: 'insert', table: 'users' }]],
  [`sql\`delete from \${anything} where true\``, [{ verb: 'delete', table: 'anything' }]],
  ["hash.update(body)\nslots.delete(id)\n.for('update')\n// update users\n/* insert into users */", []],
])('a write is detected in %j', (text, writes) => {
  expect(writesIn(text)).toEqual(writes)
})
