import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../test/test-app.ts'
import { announce } from './live-events.ts'

let world: TestApp

beforeAll(async () => {
  world = await createTestApp()
})
afterAll(() => world.stop())

/** The next time that the topic's watchers are told to look. */
function nextLook(topic: string): Promise<void> {
  return new Promise((resolve) => {
    const unwatch = world.app.live.watch(topic, () => {
      unwatch()
      resolve()
    })
  })
}

test('whoever watches a topic is told when it changes, and nobody else', async () => {
  const looks: string[] = []
  const unwatch = world.app.live.watch('another payment', () => looks.push('another payment'))
  const told = nextLook('payment 1')
  await world.app.db.transaction(world.platformId, (tx) => announce(tx, 'payment 1'))
  await told
  unwatch()
  expect(looks).toEqual([])
})

test('after the connection was lost everybody looks again: what changed meanwhile was told to nobody', async () => {
  const looked = Promise.all([nextLook('payment 1'), nextLook('payment 2')])
  const ended = await world.owner`
    select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and application_name = 'balcao' and query ilike 'listen%'`
  expect(ended).toHaveLength(1)
  await looked
})
