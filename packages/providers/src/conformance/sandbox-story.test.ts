import { type Sandbox, startSandbox } from '@balcao/sandbox/start-sandbox'
import { listenForWebhooks, type WebhookListener } from '@balcao/sandbox/testing/listen-for-webhooks'
import { seededRandom } from '@balcao/sandbox/testing/seeded-random'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { noon } from '#cases/sample-inputs.ts'
import { providerNames } from '#provider-names.ts'
import { findManifest, loadProvider } from '#registry.ts'
import { createTransport } from '#transport/create-transport.ts'
import type { ProviderTransport } from '#transport/transport.ts'
import { findDeviations } from './central-bank/find-deviations.ts'
import { type RecordedExchange, recordExchanges } from './central-bank/record-exchanges.ts'
import { createActor } from './sandbox-story/actor.ts'
import type { Problem } from './sandbox-story/chronicle.ts'
import { listStories, type Story } from './sandbox-story/list-stories.ts'
import { settingsOf } from './sandbox-story/story-settings.ts'
import { tellStory } from './sandbox-story/tell-story.ts'
import type { Theatre } from './sandbox-story/theatre.ts'

/**
 * Every adapter against its simulated acquirer: sales, webhooks, refunds and payouts from beginning to end, with the
 * books of both sides compared. Where only the specification describes a provider, both sides share the same
 * assumptions about its fields (see the sandbox's page), and a story proves the order of steps and the money, not the
 * names. The stories run one after another.
 */
const stories = listStories()
/** A story has about forty calls, and may share its processor with other tests. */
const patience = 20_000

let sandbox: Sandbox
let listener: WebhookListener
let transport: ProviderTransport
let exchanges: RecordedExchange[]
const told = new Map<string, Promise<Problem[]>>()

beforeAll(async () => {
  sandbox = await startSandbox({
    port: 0,
    dataDir: null,
    now: () => noon,
    random: seededRandom('stories'),
    timers: false,
    webhookRetryDelaysMilliseconds: [],
    mutualTls: true,
  })
  listener = await listenForWebhooks()
  ;({ transport, exchanges } = recordExchanges(createTransport({ connectTimeoutMs: patience })))
})
afterAll(async () => {
  await transport.close()
  await sandbox.stop()
  await listener.close()
})

describe('a sale and a payout at the simulated acquirer', () => {
  it.each(stories)('$title', { timeout: patience }, async (story) => {
    expect(await tell(story)).toEqual([])
  })

  it('exists for every provider that can charge', () => {
    const charging = providerNames.filter((name) =>
      findManifest(name)?.operations.includes('createTransaction'),
    )
    expect(charging.filter((name) => !told.has(name))).toEqual([])
    expect(told.size).toBe(stories.length)
  })
})

/**
 * The description is the Central Bank's own file, which is not redistributed here: this variable names a
 * local copy.
 */
const descriptionFile = process.env.CENTRAL_BANK_API
const pixBanks = stories.filter(({ manifest }) => manifest.family === 'pix-bank')

describe.runIf(descriptionFile)('the Pix API as the Central Bank describes it', () => {
  it.each(pixBanks)('$title', { timeout: patience }, async (story) => {
    await tell(story)
    const { acquirer = story.name } = settingsOf(story)
    const baseUrl = sandbox.acquirerUrl(acquirer, 'charges')
    const { checked, deviations } = findDeviations({ file: descriptionFile ?? '', baseUrl, exchanges })
    expect(checked).toBeGreaterThan(3)
    expect(deviations).toEqual([])
  })
})

function tell(story: Story): Promise<Problem[]> {
  const problems = told.get(story.title) ?? tellOnce(story)
  told.set(story.title, problems)
  return problems
}

async function tellOnce(story: Story): Promise<Problem[]> {
  const provider = await loadProvider(story.name)
  return tellStory(createActor({ story, provider, settings: settingsOf(story), theatre: theatre() }))
}

function theatre(): Theatre {
  const { authority } = sandbox
  if (!authority) throw new Error('The banks require certificates')
  const { certificate, key } = authority.issueClient('Balcão')
  return {
    sandbox,
    transport,
    now: () => noon,
    clientCertificate: { certificate, privateKey: key, authority: authority.certificate },
    door: (story) => {
      const path = `/webhooks/${story.replace(/\W/g, '-')}/`
      return {
        url: `${listener.url}${path}door`,
        async takeHeard() {
          await sandbox.bank.webhooksDelivered()
          const ours = listener.heard.filter((webhook) => webhook.path.startsWith(path))
          listener.heard.splice(0, Infinity, ...listener.heard.filter((webhook) => !ours.includes(webhook)))
          return ours
        },
      }
    },
  }
}
