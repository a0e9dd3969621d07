import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { expect, test } from 'vitest'
import { createTestApp } from '#test/test-app.ts'
import { readBounces } from './read-bounces.ts'

test('a stop does not wait for a mail server that stays silent', { timeout: 8_000 }, async () => {
  const world = await createTestApp()
  const silent = createServer().listen(0, '127.0.0.1')
  await once(silent, 'listening')
  const { port } = silent.address() as AddressInfo
  const called = once(silent, 'connection')
  const reader = readBounces(world.app, world.ownerUrl, `imap://bounces:secret@127.0.0.1:${port}/INBOX`)
  const [socket] = await called
  await reader.stop()
  expect(await world.owner`select 1 from pg_stat_activity where application_name = 'balcao bounces'`).toEqual(
    [],
  )
  socket.destroy()
  silent.close()
  await world.stop()
})
