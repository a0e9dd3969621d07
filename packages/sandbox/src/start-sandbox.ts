import { randomBytes } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { type AcquirerControl, createAcquirerControl } from './acquirer-control.ts'
import { type AcquirerEntry, acquirers } from './acquirers.ts'
import type { NewAccount } from './add-account.ts'
import { mountBank } from './bank/mount-bank.ts'
import { createFaults, type Faults } from './core/faults.ts'
import { createIdentifiers, type Random } from './core/identifiers.ts'
import { openBooks } from './core/open-books.ts'
import { openOutbox } from './core/open-outbox.ts'
import { type InTimeOf, runDueEvents } from './core/run-due-events.ts'
import { createApp, requireKey } from './http/create-app.ts'
import { mountAcquirers } from './http/mount-acquirers.ts'
import { rememberReceivedCalls } from './http/received-calls.ts'
import { createStage } from './http/stage.ts'
import { createAccountLearner } from './learn-account.ts'
import { mountNfse, type NationalDeskControl } from './nfse/mount-nfse.ts'
import { createPlayBank, type PlayBank } from './play-bank.ts'
import { mountPostalCodes } from './postal-codes/mount-postal-codes.ts'
import { createTestAuthority, type TestAuthority } from './tls/create-test-authority.ts'

export type SandboxOptions = {
  /** 0 takes any free port. */
  port: number
  host?: string
  /** Folder of the journals; `null` keeps everything in memory. */
  dataDir: string | null
  /** Syncs every line to the disk before the answer, for runs that kill processes. */
  durable?: boolean
  now(): Date
  random?: Random
  /** Whether payouts end automatically (the default) or wait for `bank.movePayout`. */
  payouts?: 'automatic' | 'manual'
  /** Whether codes expire and disputes open by real time; tests turn it off and call `bank.runDueEvents`. */
  timers?: boolean
  webhookRetryDelaysMilliseconds?: readonly number[]
  /** The loopback origin that receives webhooks when the shop has a public name. */
  deliverWebhooksTo?: string
  /**
   * For a shop on other machines: only calls with this key are answered, and `deliverWebhooksTo` may be any origin.
   */
  accessKey?: string
  /** Public address of the play bank's page, behind a front server. */
  bankUrl?: string
  /** An acquirer's name as its owner writes it, for the play bank's pages. */
  titleOf?(acquirer: string): string
  /** Finds accounts that are not registered here, by any of their keys, before a call is answered. */
  findAccounts?(key: string): Promise<(NewAccount & { acquirer: string })[]>
  /** Runs work by the clock of an account's owner; `now` is called within the work. */
  inTimeOf?: InTimeOf
  /** Number of charges and payouts kept for one account; unlimited by default. */
  keptMax?: number
  /** Serves the banks on a second port that requires a client certificate, and only there. */
  mutualTls?: boolean
}

export type Sandbox = {
  url: string
  bankUrl: string
  /** Answers like ViaCEP. */
  postalCodeUrl: string
  /** Answers like the national desk for invoices of services. */
  nfse: NationalDeskControl
  /** The base URL to configure in an adapter, like the provider's own; payouts may have another host. */
  acquirerUrl(name: string, purpose?: 'charges' | 'payouts'): string
  acquirerNames: string[]
  acquirer(name: string): AcquirerControl
  bank: PlayBank
  faults: Faults
  /** Present with `mutualTls`: trust its certificate, and let it issue the callers' certificates. */
  authority: TestAuthority | null
  /** Resolves when all records are on the disk. */
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
  const addresses = { plain: '', secure: '' }
  const rootUrlOf = (name: string) =>
    `${addresses.secure !== '' && entryOf(name).mutualTls ? addresses.secure : addresses.plain}/acquirers/${name}`
  const bankUrl = () => options.bankUrl ?? `${addresses.plain}/banco-de-mentira`

  const { dataDir, durable = false } = options
  const { titleOf = (name) => name } = options
  const books = openBooks({
    ...{ dataDir, durable, now, identifiers, bankUrl, titleOf },
    keptMax: options.keptMax,
  })
  const outbox = openOutbox({
    now,
    identifiers,
    retryDelaysMilliseconds: options.webhookRetryDelaysMilliseconds ?? defaultRetryDelays,
    deliverTo: options.deliverWebhooksTo ?? null,
    isElsewhere: options.accessKey !== undefined && options.deliverWebhooksTo !== undefined,
  })
  const stage = createStage({
    books,
    outbox,
    faults,
    signal: stopping.signal,
    dialectOf: (name) => acquirers.get(name)?.dialect,
    baseUrlOf: rootUrlOf,
    payouts: options.payouts ?? 'automatic',
  })
  const received = rememberReceivedCalls({ now })

  const authority = options.mutualTls ? createTestAuthority() : null
  const plainApp = createApp(null)
  if (options.accessKey !== undefined) requireKey(plainApp, options.accessKey)
  const secureApp = authority ? createApp(authority) : null
  const learnAccounts = createAccountLearner(books, options.findAccounts)
  const inTimeOf: InTimeOf = options.inTimeOf ?? ((_key, work) => work())
  const parts = { books, faults, stage, received, learnAccounts, inTimeOf }
  const dialects = (behindTls: boolean) =>
    new Map(
      [...acquirers]
        .filter(([, { mutualTls = false }]) => (mutualTls && secureApp !== null) === behindTls)
        .map(([name, { dialect }]) => [name, dialect]),
    )
  mountAcquirers(plainApp, { ...parts, dialects: dialects(false), certificateRequired: false })
  if (secureApp) mountAcquirers(secureApp, { ...parts, dialects: dialects(true), certificateRequired: true })
  mountPostalCodes(plainApp, { faults, stage })
  const nfse = mountNfse(plainApp, { faults, stage, now })
  mountBank(plainApp, { books, outbox, received, learnAccounts, inTimeOf })
  addresses.plain = await plainApp.listen({ port: options.port, host })
  if (secureApp) addresses.secure = await secureApp.listen({ port: 0, host })

  // One after another: looking up the clocks of many accounts may take longer than a tick.
  const keepTime = async () => {
    while (!stopping.signal.aborted) {
      // The owner of the clocks may not answer now: the next tick tries again.
      await runDueEvents(books, inTimeOf).catch(() => {})
      await pause(tickMilliseconds, undefined, { ref: false, signal: stopping.signal }).catch(() => {})
    }
  }
  const ticking = options.timers === false ? undefined : keepTime()

  const acquirerUrl: Sandbox['acquirerUrl'] = (name, purpose = 'charges') => {
    const { basePath, payoutBasePath = basePath } = entryOf(name)
    return `${rootUrlOf(name)}${purpose === 'payouts' ? payoutBasePath : basePath}`
  }
  return {
    url: addresses.plain,
    bankUrl: bankUrl(),
    nfse,
    postalCodeUrl: `${addresses.plain}/cep`,
    acquirerUrl,
    acquirerNames: [...acquirers.keys()],
    acquirer: (name) =>
      createAcquirerControl({ name, url: acquirerUrl(name), books, outbox, received, stage }),
    bank: createPlayBank({ books, stage, inTimeOf }),
    faults,
    authority,
    flush: () => books.flush(),
    async stop() {
      stopping.abort()
      await ticking
      await Promise.all([plainApp.close(), secureApp?.close()])
      await outbox.close()
      await books.close()
    },
  }
}

function entryOf(name: string): AcquirerEntry {
  const entry = acquirers.get(name)
  if (!entry) throw new Error(`The sandbox has no acquirer ${name}`)
  return entry
}
