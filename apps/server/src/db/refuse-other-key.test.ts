import { randomBytes } from 'node:crypto'
import postgres from 'postgres'
import { expect, test } from 'vitest'
import { createTestDatabase } from '#test/test-database.ts'
import { testSecrets } from '#test/test-secrets.ts'
import { refuseOtherKey, requireKnownKey } from './refuse-other-key.ts'

test('a new master key is accepted together with the former key, which is refused from then on', async () => {
  const database = await createTestDatabase()
  const sql = postgres(database.ownerUrl, { max: 1, onnotice: () => {} })
  const formerKey = testSecrets.derive('database')
  const newKey = randomBytes(32)
  await expect(refuseOtherKey(sql, newKey, [randomBytes(32)])).rejects.toThrow(
    /^BALCAO_MASTER_KEY is not the key.*BALCAO_FORMER_MASTER_KEYS/,
  )
  await refuseOtherKey(sql, newKey, [formerKey])
  await refuseOtherKey(sql, newKey, [])
  await expect(refuseOtherKey(sql, formerKey, [])).rejects.toThrow(/^BALCAO_MASTER_KEY is not the key/)
  await sql.end()
  await database.drop()
})

test('a start that leaves migrations to a job refuses another key, and does not store it', async () => {
  const database = await createTestDatabase()
  const sql = postgres(database.ownerUrl, { max: 1, onnotice: () => {} })
  await expect(requireKnownKey(sql, randomBytes(32))).rejects.toThrow(/^BALCAO_MASTER_KEY is not the key/)
  await requireKnownKey(sql, testSecrets.derive('database'))
  await sql.end()
  await database.drop()
})
