import { renderTable } from '@balcao/providers/cli/render-table'
import { accountKinds } from './account-kinds.ts'
import { postingRules } from './posting-rules.ts'

/** The text of `docs/ledger.md`: every account and every posting rule, for accountants instead of programmers. */
export function renderLedgerPage(): string {
  return `# The ledger

Made from \`account-kinds.ts\` and \`posting-rules.ts\` in \`apps/server/src/modules/ledger\` by \`node apps/server/src/modules/ledger/generate-docs.ts\`.

Double entry, per platform and currency; amounts of two currencies are never added. Debits are positive, credits negative, and every journal
sums to zero. A journal carries the key of the fact it posts, so that no fact is posted twice, and what it is about. A posting that would take
an account with a floor to the other side is refused by the statement that writes it. Entries are never changed: a correction is a journal.

## Accounts

${renderTable(
  ['Account', 'Side', 'Floor', 'Holds'],
  Object.entries(accountKinds).map(([name, { side, isLocked, holds }]) => [
    `\`${name}\``,
    side.toLowerCase(),
    isLocked ? 'yes' : '',
    holds,
  ]),
).join('\n')}

## Rules

${renderTable(
  ['Rule', 'When', 'Debit', 'Credit'],
  Object.entries(postingRules).map(([name, { when, debits, credits }]) => [
    `\`${name}\``,
    when,
    names(debits),
    names(credits),
  ]),
).join('\n')}

## Dates

Everything goes by the date of posting, in the time of São Paulo: days, months, statements, the accounting file and the operator's bill.
It is when the product booked the fact; a boleto that was paid on the last day of a month and reported on the first of the next belongs to
the next. The bank's own date of a Pix stands in its end-to-end id.

A day is sealed an hour after its end, and closed at once: what each account moved, its balance, and a hash over its entries and the day
before. Every posting shares a lock, and the seal takes it alone, so that it waits for those who have posted and not committed; who posts
after it is dated no earlier than the first instant of the next day (\`app.date_journal\` in \`wall.sql\`). A closed day therefore holds
exactly the entries of its date, and \`audit\` proves it (DATES, DAYS). A statement is in the order of its dates, whichever line was
written first.

## Who covers a debit

1. Lots of the sale itself: what is held for it, what is reserved, what waits for its date.
2. The available balance.
3. Reserves, then open lots of other sales, nearest first.
4. A debt. It is recovered from the next money that is released, and by a daily look at what has been earned since.
`
}

/** Names `user:` and `manager:` accounts on the same side together. */
function names(kinds: readonly string[]): string {
  const isPaired = (kind: string) =>
    kind.startsWith('user:') && kinds.includes(kind.replace('user:', 'manager:'))
  return kinds
    .filter((kind) => !(kind.startsWith('manager:') && kinds.includes(kind.replace('manager:', 'user:'))))
    .map((kind) => `\`${isPaired(kind) ? kind.replace('user:', 'user/manager:') : kind}\``)
    .join(', ')
}
