import { formatDocument } from '@balcao/domain/people/document'
import { Banner } from '@balcao/ui/banner'
import { Button } from '@balcao/ui/button'
import { DescriptionList } from '@balcao/ui/description-list'
import { Check, FileText, TriangleAlert } from 'lucide-react'
import { bankAccountsCatalogue } from '#features/bank-accounts/catalogue.ts'
import { destinationTexts } from '#features/bank-accounts/destination-texts.ts'
import { useFormat } from '#i18n/use-format.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { MoneyLines } from '#kit/action/money-lines.tsx'
import { useAction } from '#kit/action/use-action.ts'
import { useNow } from '#kit/use-today.ts'
import { useCan } from '#session/use-can.ts'
import { withdrawsCatalogue } from './catalogue.ts'
import { weighFacts } from './weigh-facts.ts'
import { type PurseName, purses, type StaffView, type Withdrawal } from './withdrawal.ts'

type ReviewTabProps = { withdrawal: Withdrawal; staff: StaffView }

/** Facts for the decision whether the money may leave. */
export function ReviewTab({ of, withdrawal, staff }: ReviewTabProps & { of: PurseName }) {
  return (
    <div className="grid gap-6">
      <Standing withdrawal={withdrawal} staff={staff} />
      <BalanceProof withdrawal={withdrawal} staff={staff} />
      <Facts withdrawal={withdrawal} staff={staff} />
      <Destination withdrawal={withdrawal} staff={staff} />
      {of === 'managers' && <Invoice withdrawal={withdrawal} />}
      <Approvals withdrawal={withdrawal} staff={staff} />
    </div>
  )
}

/** Why the withdrawal waits, and the effect of the viewer's own limits. */
function Standing({ withdrawal: { hold, state }, staff: { reach } }: ReviewTabProps) {
  const text = useMessages(withdrawsCatalogue).drawer
  const format = useFormat()
  if (hold) return <Banner tone="pending">{text.hold(hold.reason, format.longDateTime(hold.until))}</Banner>
  if (state !== 'IN_REVIEW' || reach === 'ALONE') return null
  return <Banner tone={reach === 'BEYOND' ? 'pending' : 'info'}>{text.reach[reach]}</Banner>
}

/**
 * Amount of the withdrawal, and the present balance. The balance at the time of the request is not shown, since other
 * sales and withdrawals followed.
 */
function BalanceProof({ withdrawal, staff: { balance } }: ReviewTabProps) {
  const text = useMessages(withdrawsCatalogue).drawer
  const { amountCents, feeCents, currency, state } = withdrawal
  const isTaken = state === 'IN_REVIEW' || state === 'HELD' || state === 'APPROVED' || state === 'SENT'
  const elsewhere = [
    { label: text.pending, cents: balance.pendingCents, currency },
    { label: text.reserve, cents: balance.reserveCents, currency },
    { label: text.held, cents: balance.heldCents, currency },
    { label: text.debt, cents: balance.debtCents, currency },
  ].filter(({ cents }) => cents !== 0)
  return (
    <section className="grid gap-1">
      <h3 className="font-semibold">{text.proof}</h3>
      <MoneyLines
        lines={[
          { label: text.this, cents: amountCents, currency },
          { label: text.fee, cents: feeCents, currency },
          { label: text.debited, cents: amountCents + feeCents, currency, isSum: true },
          { label: isTaken ? text.afterDebit : text.after, cents: balance.availableCents, currency },
        ]}
      />
      {elsewhere.length > 0 && (
        <>
          <h4 className="mt-2 text-muted text-sm">{text.elsewhere}</h4>
          <MoneyLines lines={elsewhere} />
        </>
      )}
    </section>
  )
}

function Facts({ withdrawal, staff }: ReviewTabProps) {
  const text = useMessages(withdrawsCatalogue).drawer
  const format = useFormat()
  const now = useNow()
  return (
    <section className="grid gap-2">
      <h3 className="font-semibold">{text.facts}</h3>
      <ul className="grid gap-1.5">
        {weighFacts(withdrawal, staff, { text: text.fact, format, now }).map((fact) => (
          <li key={fact.id} className="flex items-start gap-2">
            {fact.isNotable ? (
              <TriangleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-pending" />
            ) : (
              <Check aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-positive" />
            )}
            {fact.text}
          </li>
        ))}
      </ul>
    </section>
  )
}

function Destination({ withdrawal: { destination }, staff: { person } }: ReviewTabProps) {
  const text = useMessages(withdrawsCatalogue).drawer
  const places = useMessages(bankAccountsCatalogue)
  const { holderName, holderDocument } = destination
  const isOwn = person.document === holderDocument
  return (
    <section className="grid gap-1">
      <h3 className="font-semibold">{text.destination}</h3>
      <DescriptionList
        items={[
          { id: 'place', term: destinationTexts(destination, places).name, value: '' },
          { id: 'holder', term: text.holder, value: holderName },
          {
            id: 'document',
            term: text.document,
            isNumber: true,
            value: (
              <>
                {formatDocument(holderDocument)}
                <span className={`block text-sm ${isOwn ? 'text-positive' : 'text-negative'}`}>
                  {isOwn ? text.matches : text.differs}
                </span>
              </>
            ),
          },
        ]}
      />
    </section>
  )
}

function Invoice({ withdrawal: { id, hasInvoice } }: { withdrawal: Withdrawal }) {
  const text = useMessages(withdrawsCatalogue).drawer
  return (
    <section className="grid justify-items-start gap-2">
      <h3 className="font-semibold">{text.invoice}</h3>
      {hasInvoice ? (
        <InvoiceButton of="managers" withdrawalId={id} />
      ) : (
        <p className="text-muted">{text.noInvoice}</p>
      )}
    </section>
  )
}

function Approvals({ withdrawal, staff }: ReviewTabProps) {
  const text = useMessages(withdrawsCatalogue).drawer
  const format = useFormat()
  const approvals = staff.decisions.filter(({ kind }) => kind === 'APPROVE')
  if (withdrawal.state !== 'IN_REVIEW' && approvals.length === 0) return null
  const given = approvals.filter(({ isCurrent }) => isCurrent).length
  return (
    <section className="grid gap-1">
      <h3 className="font-semibold">{text.approvals(given, staff.approvalsNeeded)}</h3>
      {approvals.map(({ name, at, isCurrent }) => (
        <p key={`${name}${at}`} className="text-muted text-sm">
          {text.approvedBy(name, format.dateTime(at))}
          {!isCurrent && `, ${text.stale}`}
        </p>
      ))}
    </section>
  )
}

/** The manager's invoice for this commission. Every opening is in the audit trail. */
function InvoiceButton({ of, withdrawalId }: { of: PurseName; withdrawalId: string }) {
  const text = useMessages(withdrawsCatalogue).drawer
  const { procedures, decides } = purses[of]
  const mayDecide = useCan(decides)
  const read = useAction(mayDecide ? procedures.readInvoice : procedures.readEndedInvoice, {
    done: ({ url }) => window.location.assign(url),
  })
  return (
    <Button icon={<FileText />} isBusy={read.isBusy} onClick={() => read.start({ withdrawalId })}>
      {text.readInvoice}
    </Button>
  )
}
