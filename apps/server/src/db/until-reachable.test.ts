import { expect, test } from 'vitest'
import { createLog } from '#kit/log.ts'
import { reach } from './reach.ts'
import { untilReachable } from './until-reachable.ts'

const aLog = () => {
  const lines: string[] = []
  return { lines, log: createLog('warn', { write: (line) => lines.push(line) }) }
}
const aRestart = (failures: number, failure: Error) => {
  let asked = 0
  return {
    asked: () => asked,
    reach: async () => {
      asked += 1
      if (asked <= failures) throw failure
    },
  }
}
const refused = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' })
const { signal } = new AbortController()

test('a process that starts while its database restarts logs one line and goes on when it is back', async () => {
  const { lines, log } = aLog()
  const database = aRestart(3, refused)
  await untilReachable(database.reach, { log, signal, pauseMs: 0 })
  expect(database.asked()).toBe(4)
  expect(lines.map((line) => JSON.parse(line).msg)).toEqual(['The database does not answer: waiting for it'])
  expect(lines.join()).not.toContain('stack')
})

test('a start waits while connections are refused', async () => {
  const { lines, log } = aLog()
  const stop = new AbortController()
  const asked = () => reach('postgres://nobody@127.0.0.1:1/nothing').finally(() => stop.abort())
  await untilReachable(asked, { log, signal: stop.signal, pauseMs: 0 })
  expect(lines).toHaveLength(1)
})

test('a start does not wait after an error such as a wrong password', async () => {
  const { lines, log } = aLog()
  const database = aRestart(9, Object.assign(new Error('password authentication failed'), { code: '28P01' }))
  await untilReachable(database.reach, { log, signal, pauseMs: 0 })
  expect(database.asked()).toBe(1)
  expect(lines).toEqual([])
})
