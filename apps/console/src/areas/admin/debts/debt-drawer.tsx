import { formatPhone } from '@balcao/domain/people/phone'
import { Banner } from '@balcao/ui/banner'
import { Button } from '@balcao/ui/button'
import { DescriptionList } from '@balcao/ui/description-list'
import { useState } from 'react'
import { api } from '#api/client.ts'
import { useFormat } from '#i18n/use-format.ts'
import { useMessages } from '#i18n/use-messages.ts'
import type { ListDrawer } from '#kit/list/list-declaration.ts'
import { Money } from '#kit/money.tsx'
import { RecordDrawer } from '#kit/record-drawer.tsx'
import { debtsCatalogue } from './catalogue.ts'
import { CoverPlan } from './cover-plan.tsx'
import { type Debt, debtOf } from './debt.ts'
import { DebtNotes } from './debt-notes.tsx'
import { NoteDialog } from './note-dialog.tsx'
import { WriteOffDialog } from './write-off-dialog.tsx'

export function DebtDrawer(drawer: ListDrawer) {
  const text = useMessages(debtsCatalogue).drawer
  return (
    <RecordDrawer
      {...drawer}
      query={api.admin.debts.get.queryOptions(debtOf(drawer.rowId))}
      loadingTitle={text.loading}
      title={({ person }) => person.name}
      detail={({ debtCents, currency }) => (
        <span className="font-semibold text-xl">
          <Money cents={debtCents} currency={currency} />
        </span>
      )}
      actions={(debt) => debt.debtCents > 0 && <Actions debt={debt} />}
    >
      {(debt) => (
        <div className="grid gap-6">
          <Facts debt={debt} />
          <CoverPlan debt={debt} />
          <DebtNotes debt={debt} />
        </div>
      )}
    </RecordDrawer>
  )
}

function Actions({ debt }: { debt: Debt }) {
  const text = useMessages(debtsCatalogue)
  const [open, setOpen] = useState<'note' | 'writeOff' | null>(null)
  const close = () => setOpen(null)
  return (
    <>
      {debt.writeOff === null && (
        <Button className="text-negative" onClick={() => setOpen('writeOff')}>
          {text.writeOff.label}
        </Button>
      )}
      <Button variant="primary" onClick={() => setOpen('note')}>
        {text.note.label}
      </Button>
      {open === 'note' && <NoteDialog debt={debt} onClose={close} />}
      {open === 'writeOff' && <WriteOffDialog debt={debt} onClose={close} />}
    </>
  )
}

function Facts({ debt }: { debt: Debt }) {
  const messages = useMessages(debtsCatalogue)
  const text = messages.drawer
  const format = useFormat()
  const { person, since, cause, writeOff, currency } = debt
  const facts = [
    { id: 'since', term: text.since, value: since && format.longDateTime(since) },
    { id: 'cause', term: text.cause, value: cause && messages.cause[cause] },
    { id: 'email', term: text.email, value: <a href={`mailto:${person.email}`}>{person.email}</a> },
    { id: 'phone', term: text.phone, value: person.phone && formatPhone(person.phone) },
  ]
  return (
    <section className="grid gap-3">
      {writeOff !== null && (
        <Banner tone="pending">
          {text.proposed(format.money(writeOff.amountCents ?? 0, currency), writeOff.proposer.name)}
        </Banner>
      )}
      <DescriptionList items={facts} />
    </section>
  )
}
