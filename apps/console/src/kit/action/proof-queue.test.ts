import { expect, test } from 'vitest'
import { createProofQueue } from './proof-queue.ts'

const proofWanted = { data: { appCode: 'step_up_required' } }

/** A server that refuses everything until it has received a proof. */
function aStrictServer() {
  const server = { isProven: false, waiting: 0 }
  const queue = createProofQueue((count) => {
    server.waiting = count
  })
  const action = (name: string) => async () => {
    if (!server.isProven) throw proofWanted
    return name
  }
  return { server, queue, action }
}

test('two actions at once both run after one proof', async () => {
  const { server, queue, action } = aStrictServer()
  const [refund, withdrawal] = [queue.run(action('refund')), queue.run(action('withdrawal'))]
  await Promise.resolve()
  await Promise.resolve()
  expect(server.waiting).toBe(2)
  server.isProven = true
  queue.retryAll()
  expect(await Promise.all([refund, withdrawal])).toEqual(['refund', 'withdrawal'])
  expect(server.waiting).toBe(0)
})

test('giving up the proof cancels all waiting actions with the reason', async () => {
  const { server, queue, action } = aStrictServer()
  const outcomes = Promise.allSettled([queue.run(action('refund')), queue.run(action('withdrawal'))])
  await Promise.resolve()
  await Promise.resolve()
  queue.giveUpAll()
  expect(await outcomes).toEqual([
    { status: 'rejected', reason: proofWanted },
    { status: 'rejected', reason: proofWanted },
  ])
  expect(server.waiting).toBe(0)
})

test('another refusal does not ask for a proof', async () => {
  const { server, queue } = aStrictServer()
  const refusal = { data: { appCode: 'permission_missing' } }
  await expect(
    queue.run(async () => {
      throw refusal
    }),
  ).rejects.toBe(refusal)
  expect(server.waiting).toBe(0)
})
