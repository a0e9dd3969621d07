import postgres from 'postgres'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type EmbeddedPostgres, startEmbeddedPostgres } from './embedded-postgres.ts'
import { type Standby, startStandby } from './standby.ts'
import { makeTestFolder, removeTestFolder } from './test-cluster.ts'

const primaryDir = makeTestFolder()
const standbyDir = makeTestFolder()
let primary: EmbeddedPostgres
let standby: Standby
let write: postgres.Sql
let read: postgres.Sql

beforeAll(async () => {
  primary = await startEmbeddedPostgres({ dataDir: primaryDir, settings: { shared_buffers: '32MB' } })
  write = postgres(primary.url, { max: 1, onnotice: () => {} })
  await write`create table sales (id int primary key)`
  await write`insert into sales values (1)`
  standby = await startStandby({ primary, dataDir: standbyDir })
  read = postgres(standby.url, { max: 1 })
})

afterAll(async () => {
  await Promise.all([write?.end(), read?.end()])
  await standby?.stop()
  await primary?.stop()
  removeTestFolder(standbyDir)
  removeTestFolder(primaryDir)
})

const idsOnStandby = async () => (await read`select id from sales order by id`).map(({ id }) => id)

test('a row written on the primary, before or after the copy, can be read on the standby', async () => {
  await write`insert into sales values (2)`
  await standby.catchUp()
  expect(await idsOnStandby()).toEqual([1, 2])
})

test('a standby with paused replay answers with its old state, and catches up when resumed', async () => {
  const before = await idsOnStandby()
  await standby.pauseReplay()
  await write`insert into sales values (3)`
  expect(await idsOnStandby()).toEqual(before)

  await standby.resumeReplay()
  await standby.catchUp()
  expect(await idsOnStandby()).toEqual([...before, 3])
})

test('the standby refuses writes', async () => {
  await expect(read`insert into sales values (4)`).rejects.toThrow(/read-only/)
})
