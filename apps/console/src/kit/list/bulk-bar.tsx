import { Button } from '@balcao/ui/button'
import { showToast } from '@balcao/ui/toast'
import { lazy, Suspense, useState } from 'react'
import { coreCatalogue } from '#i18n/core/catalogue.ts'
import { useErrorReader } from '#i18n/error-texts.ts'
import { useMessages } from '#i18n/use-messages.ts'
import type { Refused } from './bulk-outcome.tsx'
import type { BulkAction } from './list-declaration.ts'
import type { List } from './use-list.ts'

// A list does not wait for dialogs that few of its readers open.
const ConfirmAction = lazy(async () => ({
  default: (await import('#kit/action/confirm-action.tsx')).ConfirmAction,
}))
const BulkOutcome = lazy(async () => ({ default: (await import('./bulk-outcome.tsx')).BulkOutcome }))

/**
 * Floats over the lower edge while rows are selected. Runs an action on them and shows which were refused,
 * and why.
 */
export function BulkBar<Row extends object, Totals>({ list }: { list: List<Row, Totals> }) {
  const core = useMessages(coreCatalogue)
  const text = core.list
  const reader = useErrorReader()
  const [busyId, setBusyId] = useState<string | null>(null)
  const [asked, setAsked] = useState<BulkAction<Row> | null>(null)
  const [refused, setRefused] = useState<Refused | null>(null)
  // A row that has left the page meanwhile is skipped.
  const shown = new Set(list.table.rows.map(({ id }) => id))
  const selected = [...list.marked].filter(([id]) => shown.has(id))
  const ids = selected.map(([id]) => id)
  const rows = selected.map(([, row]) => row)

  async function run(action: BulkAction<Row>, answer = { reason: '' }) {
    setBusyId(action.id)
    try {
      const outcomes = await action.run(ids, answer, rows)
      const failed = outcomes.filter(({ outcome }) => outcome !== 'done')
      const doneCount = outcomes.length - failed.length
      if (failed.length === 0) void showToast({ tone: 'positive', title: text.bulkDone(doneCount) })
      else
        setRefused({
          doneCount,
          rows: failed.map(({ id, outcome }) => {
            const row = list.marked.get(id)
            return { id, label: row ? list.rowLabel(row) : id, reason: reader.textOfCode(outcome) }
          }),
        })
      // Refused rows stay selected for inspection.
      list.table.select(failed.map(({ id }) => id))
    } finally {
      setBusyId(null)
    }
  }

  /** Without a dialog a failure appears in a toast. */
  async function runAtOnce(action: BulkAction<Row>) {
    try {
      await run(action)
    } catch (error) {
      void showToast({ tone: 'negative', title: reader.textOf(error) })
    }
  }

  const question = asked?.confirm?.(ids.length, rows)
  return (
    <>
      {ids.length > 0 && (
        <section
          aria-label={text.bulk}
          className="sticky bottom-4 z-20 mx-auto mt-4 flex w-fit max-w-full animate-rise-in flex-wrap items-center gap-2 rounded-card border border-default bg-raised px-3 py-2 shadow-overlay"
        >
          <p role="status" className="px-1 font-medium tabular-nums">
            {text.selected(ids.length)}
          </p>
          {list.bulkActions.map((action) => (
            <Button
              key={action.id}
              size="small"
              variant={action.isDangerous ? 'danger' : 'secondary'}
              icon={action.icon}
              isBusy={busyId === action.id}
              disabled={busyId !== null && busyId !== action.id}
              onClick={() => (action.confirm ? setAsked(action) : void runAtOnce(action))}
            >
              {action.label}
            </Button>
          ))}
          <Button size="small" variant="ghost" onClick={() => list.table.select([])}>
            {text.clearSelection}
          </Button>
        </section>
      )}
      <Suspense>
        {asked && question && (
          <ConfirmAction
            open
            onOpenChange={() => setAsked(null)}
            title={question.title}
            description={question.text}
            confirmLabel={asked.label}
            isDangerous={asked.isDangerous}
            {...(question.reason && { reason: question.reason })}
            {...(question.money && { money: question.money })}
            onConfirm={(answer) => run(asked, answer)}
          />
        )}
        {refused && <BulkOutcome refused={refused} onClose={() => setRefused(null)} />}
      </Suspense>
    </>
  )
}
