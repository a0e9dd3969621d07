import { randomBytes } from 'node:crypto'
import Fastify, { type FastifyInstance } from 'fastify'
import { type AcquirerControl, createAcquirerControl } from './acquirer-control.ts'
import { type AcquirerEntry, acquirers } from './acquirers.ts'
import { mountBank } from './bank/mount-bank.ts'
import { createFaults, type Faults } from './core/faults.ts'
import { createIdentifiers, type Random } from './core/identifiers.ts'
import { openBooks } from './core/open-books.ts'
import { openOutbox } from './core/open-outbox.ts'
import { runDueEvents } from './core/run-due-events.ts'
import { mountAcquirer } from './http/mount-acquirer.ts'
import { rememberReceivedCalls } from './http/received-calls.ts'
import { createStage } from './http/stage.ts'
import { createPlayBank, type PlayBank } from './play-bank.ts'
import { mountPostalCodes } from './postal-codes/mount-postal-codes.ts'

export type SandboxOptions = {
  /** 0 takes any free port. */
  port: number
  host?: string
  /** Where the journals live; `null` keeps everything in memory. */
  dataDir: string | null
  /** Syncs every line to the disk before the caller is answered, for runs that kill processes. */
  durable?: boolean
  now(): Date
  random?: Random
  /** Whether payouts end by themselves (the default) or wait for `bank.movePayout`. */
  payouts?: 'automatic' | 'manual'
  /** Whether codes expire and disputes open by the wall clock; tests turn it off and call `bank.runDueEvents`. */
  timers?: boolean
  webhookRetryDelaysMilliseconds?: readonly number[]
  /** The loopback origin that webhooks go to when the shop is known by a public name. */
  deliverWebhooksTo?: string
  /** Where people reach the play bank's page, when another server stands in front of it. */
  bankUrl?: string
}

export type Sandbox = {
  url: string
  bankUrl: string
  /** Speaks as ViaCEP does. */
  postalCodeUrl: string
  /** The base URL to configure in an adapter, as the provider's own would be. */
  acquirerUrl(name: string): string
  acquirerNames: string[]
  acquirer(name: string): AcquirerControl
  bank: PlayBank
  faults: Faults
  /** Resolves when everything that was truly done is on the disk. */
  flush(): Promise<void>
  stop(): Promise<void>
}

const defaultRetryDelays = [1_000, 5_000, 30_000, 120_000, 600_000]
const tickMilliseconds = 1_000

export async function startSandbox(options: SandboxOptions): Promise<Sandbox> {
  const { now, host = '127.0.0.1', random = randomBytes } = options
  const identifiers = createIdentifiers(random)
  const faults = createFaults(random)
  const stopping = new AbortController()
  let url = ''
  const bankUrl = () => options.bankUrl ?? `${url}/banco-de-mentira`
  const books = openBooks({
    dataDir: options.dataDir,
    durable: options.durable ?? false,
    now,
    identifiers,
    bankUrl,
  })
  const outbox = openOutbox({
    now,
    identifiers,
    retryDelaysMilliseconds: options.webhookRetryDelaysMilliseconds ?? defaultRetryDelays,
    deliverTo: options.deliverWebhooksTo ?? null,
  })
  const stage = createStage({
    books,
    outbox,
    faults,
    signal: stopping.signal,
    dialectOf: (name) => acquirers.get(name)?.dialect,
    baseUrlOf: (name) => `${url}/acquirers/${name}`,
    payouts: options.payouts ?? 'automatic',
  })
  const received = rememberReceivedCalls({ now })

  const app = createApp()
  for (const [acquirer, { dialect }] of acquirers) {
    mountAcquirer(app, { acquirer, dialect, certificateRequired: false, books, faults, stage, received })
  }
  mountPostalCodes(app, { faults, stage })
  mountBank(app, { books, outbox, received })
  url = await app.listen({ port: options.port, host })

  const ticking =
    options.timers === false ? undefined : setInterval(() => runDueEvents(books), tickMilliseconds).unref()

  const acquirerUrl = (name: string) => `${url}/acquirers/${name}${entryOf(name).basePath}`
  return {
    url,
    bankUrl: bankUrl(),
    postalCodeUrl: `${url}/cep`,
    acquirerUrl,
    acquirerNames: [...acquirers.keys()],
    acquirer: (name) =>
      createAcquirerControl({ name, url: acquirerUrl(name), books, outbox, received, stage }),
    bank: createPlayBank({ books, stage }),
    faults,
    flush: () => books.flush(),
    async stop() {
      clearInterval(ticking)
      stopping.abort()
      await app.close()
      await outbox.close()
      await books.close()
    },
  }
}

/** Bodies stay text: a provider's dialect reads them, and some providers sign the very bytes. */
function createApp(): FastifyInstance {
  const app = Fastify({
    forceCloseConnections: true,
    bodyLimit: 5_000_000,
    routerOptions: { maxParamLength: 300 },
  })
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body))
  return app
}

function entryOf(name: string): AcquirerEntry {
  const entry = acquirers.get(name)
  if (!entry) throw new Error(`The sandbox has no acquirer ${name}`)
  return entry
}
