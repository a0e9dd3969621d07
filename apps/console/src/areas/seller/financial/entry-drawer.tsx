import { LinkButton } from '@balcao/ui/link-button'
import { Link } from '@tanstack/react-router'
import { nameInPart } from '#address/address-part.ts'
import { api } from '#api/client.ts'
import { withdrawalsKey } from '#features/withdrawals/list-key.ts'
import { useFormat } from '#i18n/use-format.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { MoneyLines } from '#kit/action/money-lines.tsx'
import type { ListDrawer } from '#kit/list/list-declaration.ts'
import { Money } from '#kit/money.tsx'
import { RecordDrawer } from '#kit/record-drawer.tsx'
import { financialCatalogue } from './catalogue.ts'
import type { Entry } from './financial-data.ts'
import { anticipationsKey } from './list-keys.ts'
import type { FinancialMessages } from './messages/pt-br.ts'

/** The journal behind a line: event, rule, and entries. */
export function EntryDrawer(drawer: ListDrawer) {
  const text = useMessages(financialCatalogue)
  const format = useFormat()
  return (
    <RecordDrawer
      {...drawer}
      query={api.seller.wallet.entry.queryOptions({ entryId: Number(drawer.rowId) })}
      loadingTitle={text.entry.loading}
      title={(entry) => text.rule[entry.rule]}
      detail={(entry) => (
        <p className="flex flex-wrap items-baseline gap-x-3 text-muted">
          <span className="font-semibold text-default text-xl">
            <Money cents={entry.amountCents} currency={entry.currency} />
          </span>
          <time dateTime={entry.at}>{format.longDateTime(entry.at)}</time>
        </p>
      )}
      actions={(entry) => <EntryLink entry={entry} />}
    >
      {(entry) => (
        <div className="grid gap-5">
          <p>{text.why[entry.rule]}</p>
          <section className="grid gap-2">
            <h3 className="font-semibold">{text.entry.title}</h3>
            <MoneyLines
              lines={[
                ...entry.parties.map(({ party, amountCents }) => ({
                  label: partyText(party, text),
                  cents: amountCents,
                  currency: entry.currency,
                })),
                {
                  label: text.entry.sum,
                  cents: entry.parties.reduce((sum, { amountCents }) => sum + amountCents, 0),
                  currency: entry.currency,
                  isSum: true,
                },
              ]}
            />
          </section>
        </div>
      )}
    </RecordDrawer>
  )
}

function partyText(party: Entry['parties'][number]['party'], text: FinancialMessages): string {
  if (party.kind === 'MINE') return text.entry.mine(text.statement.accounts[party.account])
  if (party.kind === 'PARTNER') return text.entry.party.PARTNER(party.name)
  return text.entry.party[party.kind]
}

/** Link to the line's origin. A partner has no page of another seller's sale. */
function EntryLink({ entry }: { entry: Entry }) {
  const text = useMessages(financialCatalogue).entry
  const { withdrawalId, anticipationId, paymentId, isOwnSale } = entry
  if (withdrawalId !== null)
    return (
      <LinkButton asChild>
        <Link
          to="/platform/financial"
          search={{ tab: 'withdrawals', [nameInPart(withdrawalsKey, 'open')]: withdrawalId }}
        >
          {text.openWithdrawal}
        </Link>
      </LinkButton>
    )
  if (anticipationId !== null)
    return (
      <LinkButton asChild>
        <Link
          to="/platform/financial"
          search={{ tab: 'anticipations', [nameInPart(anticipationsKey, 'open')]: anticipationId }}
        >
          {text.openAnticipation}
        </Link>
      </LinkButton>
    )
  if (paymentId === null || !isOwnSale) return null
  return (
    <LinkButton asChild>
      <Link to="/platform/my-sales" search={{ open: paymentId }}>
        {text.openSale}
      </Link>
    </LinkButton>
  )
}
