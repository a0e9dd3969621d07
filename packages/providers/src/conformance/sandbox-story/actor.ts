import { card, sealedCard } from '#cases/sample-inputs.ts'
import type {
  Credentials,
  Provider,
  ProviderContext,
  ProviderManifest,
  ProviderOutcome,
  WebhookReading,
} from '#contract.ts'
import type { Transcript } from '#transport/transport.ts'
import { accountOf, credentialsOf } from './keys.ts'
import type { Story } from './list-stories.ts'
import type { StorySettings } from './story-settings.ts'
import type { PlayedCharge, PlayedPayout, Theatre } from './theatre.ts'

/** A card that the issuer refuses; every other sealed card is the approved one. */
export const refusedSealedCard = `${sealedCard}-refused`
const refusedCardNumber = '4000000000000002'

/** One provider with its own account at a simulated acquirer, and a record of its webhooks and transcripts. */
export function createActor({
  story: { title: story, generation, manifest },
  provider,
  settings,
  theatre,
}: {
  story: Story
  provider: Provider
  settings: StorySettings
  theatre: Theatre
}) {
  const { sandbox, transport, now, clientCertificate } = theatre
  const acquirerName = settings.acquirer ?? manifest.name
  const acquirer = sandbox.acquirer(acquirerName)
  const door = theatre.door(story)
  const keys = accountOf(story)
  const played = { ...keys, ...settings.account?.(keys), webhookUrl: door.url }
  const account = acquirer.addAccount(played).id
  const credentials: Credentials = {
    ...credentialsOf(manifest, played),
    ...settings.credentials?.(played),
    ...(generation && { generation }),
  }
  const transcripts: Transcript[] = []
  const failures: string[] = []
  let counted = 0
  const nextKey = () => `0c0ffee0-5a1e-4000-8000-${String(++counted).padStart(12, '0')}`
  const baseUrl = (settings.hosts ?? ['charges'])
    .map((purpose) => sandbox.acquirerUrl(acquirerName, purpose))
    .join('|')

  return {
    story,
    provider,
    manifest,
    settings,
    credentials,
    sandbox,
    acquirerName,
    webhookUrl: door.url,
    transcripts,
    failures,
    has: (operation: ProviderManifest['operations'][number]) => manifest.operations.includes(operation),

    context(changes: Partial<ProviderContext> = {}): ProviderContext {
      return {
        credentials,
        baseUrl,
        transport,
        now,
        idempotencyKey: nextKey(),
        platform: { exists: true, ...settings.platform, certificate: async () => clientCertificate },
        accountWebhookUrl: door.url,
        decryptCard: async (sealed) =>
          sealed === refusedSealedCard ? { ...card, number: refusedCardNumber } : card,
        upload: async ({ folder }) => ({ url: `https://files.example/${folder}/1` }),
        readFile: async () => ({ contentType: 'image/png', bytes: Buffer.from('an image') }),
        log: (transcript) => transcripts.push(transcript),
        ...changes,
      }
    },

    /** The result, or an error with the failure that was returned instead. */
    expectResult<T>(outcome: ProviderOutcome<T>): T {
      if (outcome.ok) return outcome.result
      const { kind, message, httpStatus } = outcome.failure
      failures.push(message)
      throw new Error(`${kind}: ${message}${httpStatus ? ` (HTTP ${httpStatus})` : ''}`)
    },

    /** The adapter's reading of every webhook that arrived since the last call. */
    async readWebhooks(changes: Partial<ProviderContext> = {}): Promise<ReadWebhook[]> {
      const heard = await door.takeHeard()
      return Promise.all(
        heard.map(async ({ path, headers, text }) => {
          const { pathname, searchParams } = new URL(path, 'http://loopback')
          const request = {
            method: 'POST',
            path: pathname,
            query: Object.fromEntries(searchParams),
            headers: headers as Record<string, string>,
            rawBody: Buffer.from(text),
            receivedAt: now(),
          }
          const read = (context: ProviderContext) => provider.processWebhook(request, context)
          return { text, reading: await read(this.context(changes)), read }
        }),
      )
    },

    async charges(): Promise<PlayedCharge[]> {
      return (await acquirer.charges()).filter((charge) => charge.account === account)
    },
    async refunds() {
      return (await acquirer.refunds()).filter((refund) => refund.account === account)
    },
    async payouts(): Promise<PlayedPayout[]> {
      return (await acquirer.payouts()).filter((payout) => payout.account === account)
    },
  }
}
export type Actor = ReturnType<typeof createActor>
export type ReadWebhook = {
  text: string
  reading: WebhookReading
  /** Reads the same call again, in another context. */
  read: (context: ProviderContext) => Promise<WebhookReading>
}
