import { randomUUID } from 'node:crypto'
import { appUrl } from '@balcao/server/db/migrate'
import { accounts } from '@balcao/server/modules/ledger/account-kinds'
import { type SaleToPost, saleApproved } from '@balcao/server/modules/ledger/entries'
import { type JournalToPost, post } from '@balcao/server/modules/ledger/post'
import { inScope } from '@balcao/server/scope'
import postgres from 'postgres'
import type { Figure } from '#figure.ts'
import { compare, ratePerSecond } from '#measure.ts'
import { scaled } from '#scaled.ts'
import type { World } from '#world.ts'

const load = { concurrency: 8, milliseconds: scaled(2_000) }
const rounds = 5
const goal = 0.6

const sale: SaleToPost = {
  providerAccountId: randomUUID(),
  chargedCents: 19_700,
  platformFeeCents: 1_429,
  interestCents: 0,
}
const share = {
  userId: randomUUID(),
  role: 'PRODUCER',
  kind: 'RELEASE',
  amountCents: sale.chargedCents - sale.platformFeeCents,
} as const

/** A paid sale: the acquirer owes it, the platform has its fee, the seller the rest. */
function aJournal(): JournalToPost {
  const id = randomUUID()
  return {
    rule: 'sale.approved',
    key: `sale.approved:${id}`,
    subject: { kind: 'PAYMENT', id },
    currency: 'BRL',
    entries: saleApproved(sale, [share], { isHeld: false }),
  }
}

export async function posts({ app, platformId, ownerUrl }: World): Promise<Figure> {
  const sql = postgres(appUrl(ownerUrl, app.secrets.derive('database')), { max: load.concurrency })
  const postOne = () => inScope(app, platformId, (scope) => post(scope, aJournal()))
  try {
    // The accounts exist, as in every shop with a first sale.
    await postOne()
    const accountIds = await readAccountIds(sql, platformId)
    const { ratio, range, ...rates } = await compare({
      ours: () => ratePerSecond(postOne, load),
      bare: () => ratePerSecond(() => insertBare(sql, platformId, accountIds), load),
      rounds,
    })
    return {
      name: 'Postings of the ledger a second',
      ours: 'post() of a paid sale in a transaction of its own: its rule is checked, missing accounts are opened, journal and entries are written once for their key',
      bare: 'the same journal and entries inserted by a bare postgres.js loop that knows the accounts, each in a transaction with its tenant set',
      kind: 'speed',
      ratio,
      range,
      goal,
      measured: `${Math.round(rates.ours)} to ${Math.round(rates.bare)} postings/s, ${load.concurrency} at once`,
    }
  } finally {
    await sql.end()
  }
}

async function readAccountIds(sql: postgres.Sql, platformId: string): Promise<Map<string, number>> {
  const codes = [
    accounts.acquirerReceivable(sale.providerAccountId),
    accounts.platformFee,
    accounts.pending(share.userId),
  ]
  const rows = await sql.begin(async (transaction) => {
    await transaction`select app.enter(${platformId})`
    return transaction<{ code: string; id: number }[]>`
      select code, id::int from ledger_accounts where code = any(${codes}) and currency = 'BRL'`
  })
  return new Map(rows.map(({ code, id }) => [code, id]))
}

/** A journal and its entries, in one statement as in the product. */
async function insertBare(
  sql: postgres.Sql,
  platformId: string,
  accountIds: ReadonlyMap<string, number>,
): Promise<void> {
  const { rule, key, subject, currency, entries } = aJournal()
  const written = entries.filter(({ amountCents }) => amountCents !== 0)
  await sql.begin(async (transaction) => {
    const entering = transaction`select app.enter(${platformId})`
    const posting = transaction`
      with journal as (
        insert into ledger_journals (platform_id, rule, key, subject_kind, subject_id, posted_at)
        values (${platformId}, ${rule}, ${key}, ${subject?.kind ?? null}, ${subject?.id ?? null}, now()) returning id, posted_at
      )
      insert into ledger_entries (platform_id, journal_id, account_id, amount_cents, currency, posted_at)
      select ${platformId}, journal.id, entry.account_id, entry.cents, ${currency}, journal.posted_at
      from journal, unnest(${written.map(({ account }) => accountIds.get(account) ?? 0)}::bigint[],
        ${written.map(({ amountCents }) => amountCents)}::bigint[]) as entry (account_id, cents)`
    await Promise.all([entering, posting])
  })
}
