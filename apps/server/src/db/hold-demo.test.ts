import { expect, test } from 'vitest'
import { createTestDatabase } from '#test/test-database.ts'
import { holdDemo } from './hold-demo.ts'

test('a second demo on one database is refused in one line, and starts once the first has gone', async () => {
  const database = await createTestDatabase()
  const first = await holdDemo(database.ownerUrl)
  await expect(holdDemo(database.ownerUrl)).rejects.toMatchObject({
    name: 'StartRefusal',
    message: expect.stringMatching(/^Another demo runs on this database: .+[.]$/),
  })
  await first.release()
  const second = await holdDemo(database.ownerUrl)
  await second.release()
  await database.drop()
})
