import { proofHeader } from '@balcao/domain/checkout/proof-of-work'
import { afterEach, expect, test, vi } from 'vitest'
import { fetchWithProof } from './fetch-with-proof.ts'

const asked = (challenge: string) => ({
  error: { data: { appCode: 'proof_required', details: { challenge } } },
})
const solve = async (challenge: string) => `solved-${challenge}`
const order = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{"purchaseId":"p1"}' }

afterEach(() => vi.unstubAllGlobals())

/** A server with these answers, one after the other, and a record of its requests. */
function aServer(...answers: { status: number; body: unknown }[]) {
  const sent: { body: unknown; proof: string | undefined }[] = []
  vi.stubGlobal(
    'fetch',
    async (_url: string, { body, headers }: { body: string; headers: Record<string, string> }) => {
      sent.push({ body, proof: headers[proofHeader] })
      const { status, body: answer } = answers.shift() ?? { status: 500, body: null }
      return Response.json(answer, { status })
    },
  )
  return sent
}

test('the same request is sent again with the requested proof, also where the answer is a batch', async () => {
  for (const wrapped of [asked('c1'), [asked('c1')]]) {
    const sent = aServer({ status: 428, body: wrapped }, { status: 200, body: { result: 1 } })
    const response = await fetchWithProof('/api', order, solve)
    expect(await response.json()).toEqual({ result: 1 })
    expect(sent).toEqual([
      { body: order.body, proof: undefined },
      { body: order.body, proof: 'c1.solved-c1' },
    ])
  }
})

test('at most three proofs are sent when the server keeps requesting another one', async () => {
  const again = ['c1', 'c2', 'c3', 'c4', 'c5'].map((challenge) => ({ status: 428, body: asked(challenge) }))
  const sent = aServer(...again)
  expect((await fetchWithProof('/api', order, solve)).status).toBe(428)
  expect(sent.map(({ proof }) => proof)).toEqual([undefined, 'c1.solved-c1', 'c2.solved-c2', 'c3.solved-c3'])
})

test('every other answer is passed through unchanged', async () => {
  for (const answer of [
    { status: 200, body: asked('c1') },
    { status: 428, body: { error: 'something else' } },
    { status: 503, body: null },
  ]) {
    const sent = aServer(answer)
    expect((await fetchWithProof('/api', order, solve)).status).toBe(answer.status)
    expect(sent).toHaveLength(1)
  }
})
