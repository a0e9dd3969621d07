import { createTRPCClient, httpBatchLink } from '@trpc/client'
import { expect, test } from 'vitest'
import { readError } from './read-error.ts'

async function failureOf(fetch: () => Promise<Response>): Promise<unknown> {
  const client = createTRPCClient({ links: [httpBatchLink({ url: 'http://localhost/api/trpc', fetch })] })
  const call = client as unknown as { account: { session: { query: () => Promise<unknown> } } }
  return call.account.session.query().catch((error: unknown) => error)
}

test('a server that did not answer is distinguished from an unreadable answer', async () => {
  const silent = await failureOf(() => Promise.reject(new TypeError('Failed to fetch')))
  expect(readError(silent)).toMatchObject({ code: null, isWorthRetrying: true })
  const page = await failureOf(async () => new Response('<h1>Bad gateway</h1>', { status: 502 }))
  expect(readError(page)).toMatchObject({ code: 'internal', isWorthRetrying: true })
  const foreign = await failureOf(async () => Response.json({ message: 'Bad gateway' }, { status: 502 }))
  expect(readError(foreign)).toMatchObject({ code: 'internal', isWorthRetrying: true })
  const empty = await failureOf(async () => new Response('', { status: 500 }))
  expect(readError(empty)).toMatchObject({ code: 'internal', isWorthRetrying: true })
})

test('a refusal that comes before any procedure runs shows its cause', async () => {
  for (const code of ['overloaded', 'database_lost'] as const) {
    const refused = await failureOf(async () => Response.json({ error: code }, { status: 503 }))
    expect(readError(refused)).toMatchObject({ code, isWorthRetrying: true })
  }
})
