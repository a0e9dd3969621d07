import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { casesByProvider } from '@balcao/providers/cases/cases.generated'
import type { ProviderCases } from '@balcao/providers/cases/provider-cases'
import { afterAll, beforeAll, test } from 'vitest'
import { realWorld } from '#cli/command.ts'
import { webhook } from './webhook.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'balcao-webhook-'))
})
afterAll(() => rm(folder, { recursive: true }))

/**
 * Notifications of the conformance suite, read without the account's secrets unless the provider must be
 * asked.
 */
const notifications = Object.entries(casesByProvider).flatMap(([name, cases]) => [
  ...readableOf(name, cases),
  ...Object.entries(cases.otherGenerations ?? {}).flatMap(([generation, others]) =>
    readableOf(name, others, generation),
  ),
])

function readableOf(name: string, { webhooks }: ProviderCases, generation?: string) {
  return webhooks
    .filter(({ reading, exchanges = [] }) => reading.kind === 'event' && exchanges.length === 0)
    .map((notification, place) => ({ name, generation, place, ...notification }))
}

test.for(notifications)(
  '$name: $story',
  async ({ name, generation, place, body, headers, query, reading }, { expect }) => {
    const bodyFile = join(folder, `${name}-${generation}-${place}.body`)
    const headersFile = join(folder, `${name}-${generation}-${place}.headers`)
    await writeFile(bodyFile, typeof body === 'string' ? body : JSON.stringify(body))
    await writeFile(headersFile, JSON.stringify(headers ?? {}))
    const words = [
      name,
      '--body',
      bodyFile,
      '--headers',
      headersFile,
      '--query',
      `${new URLSearchParams(query)}`,
      ...(generation === undefined ? [] : ['--generation', generation]),
    ]
    const { data } = await webhook(words, { ...realWorld, environment: {} })
    expect(data).toMatchObject(reading.event ?? {})
  },
)
