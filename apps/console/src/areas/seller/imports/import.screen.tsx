import { Banner } from '@balcao/ui/banner'
import { Button } from '@balcao/ui/button'
import { Card } from '@balcao/ui/card'
import { Progress } from '@balcao/ui/progress'
import { StatusBadge } from '@balcao/ui/status-badge'
import { Tile } from '@balcao/ui/tile'
import { useQuery } from '@tanstack/react-query'
import { useNavigate, useParams } from '@tanstack/react-router'
import { Trash2, Undo2 } from 'lucide-react'
import { useState } from 'react'
import { api } from '#api/client.ts'
import { useFormat } from '#i18n/use-format.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { ConfirmAction } from '#kit/action/confirm-action.tsx'
import { useAction } from '#kit/action/use-action.ts'
import { DetailPage } from '#kit/detail-page.tsx'
import { FormSkeleton } from '#kit/form/form-skeleton.tsx'
import { toQuery } from '#kit/query-options.ts'
import { importsCatalogue } from './catalogue.ts'
import { CountedSwitch } from './counted-switch.tsx'
import { type Import, isAtWork, stateTones, workRefreshMs } from './import.ts'
import { MatchColumns } from './match-columns.tsx'
import { RefusalList } from './refusal-list.tsx'
import { ReportStep } from './report-step.tsx'

/** One file: its columns, its report, and its outcome. */
export function ImportScreen() {
  const text = useMessages(importsCatalogue)
  const { importId } = useParams({ strict: false }) as { importId: string }
  const query = useQuery(
    toQuery<Import>({
      ...api.seller.imports.get.queryOptions({ importId }),
      askAgainAfter: (shown) => isAtWork(shown) && workRefreshMs,
    }),
  )
  return (
    <DetailPage
      loadingTitle={text.title}
      query={query}
      skeleton={<FormSkeleton />}
      title={({ fileName }) => fileName}
      detail={({ source, subject, state }) => (
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span>
            {text.subject[subject]} · {text.source[source]}
          </span>
          <StatusBadge tone={stateTones[state]}>{text.state[state]}</StatusBadge>
        </span>
      )}
      actions={(shown) => <ImportActions shown={shown} />}
    >
      {(shown) => <ImportBody shown={shown} />}
    </DetailPage>
  )
}

function ImportActions({ shown: { id: importId, state, undoUntil } }: { shown: Import }) {
  const text = useMessages(importsCatalogue)
  const navigate = useNavigate()
  const undo = useAction(api.seller.imports.undo, { invalidates: [api.seller.imports] })
  const discard = useAction(api.seller.imports.discard, { invalidates: [api.seller.imports.list] })
  if (state === 'MATCHING' || state === 'CHECKED')
    return (
      <ConfirmAction
        trigger={<Button icon={<Trash2 />}>{text.discard.action}</Button>}
        title={text.discard.title}
        description={text.discard.text}
        confirmLabel={text.discard.confirm}
        isDangerous
        onConfirm={async () => {
          await discard.run({ importId })
          void navigate({ to: '/platform/imports' })
        }}
      />
    )
  if ((state !== 'DONE' && state !== 'FAILED') || undoUntil === null || Date.parse(undoUntil) <= Date.now())
    return null
  return (
    <ConfirmAction
      trigger={<Button icon={<Undo2 />}>{text.undo.action}</Button>}
      title={text.undo.title}
      description={text.undo.text}
      confirmLabel={text.undo.confirm}
      isDangerous
      onConfirm={() => undo.run({ importId })}
    />
  )
}

function ImportBody({ shown }: { shown: Import }) {
  const [isCorrecting, setIsCorrecting] = useState(false)
  if (shown.state === 'MATCHING' || (shown.state === 'CHECKED' && isCorrecting))
    return <MatchColumns shown={shown} onChecked={() => setIsCorrecting(false)} />
  if (shown.state === 'CHECKED') return <ReportStep shown={shown} onCorrect={() => setIsCorrecting(true)} />
  return isAtWork(shown) ? <Work shown={shown} /> : <Result shown={shown} />
}

function Work({ shown: { state, progress, rowsRead } }: { shown: Import }) {
  const { work: text } = useMessages(importsCatalogue)
  const format = useFormat()
  const told = text[state as 'CHECKING' | 'IMPORTING' | 'UNDOING']
  return (
    <Card className="grid max-w-2xl gap-3">
      <p role="status">{told}</p>
      {state !== 'UNDOING' && (
        <>
          <Progress label={told} value={progress} />
          <p className="text-muted text-sm tabular-nums">{text.rows(rowsRead, format.integer(rowsRead))}</p>
        </>
      )}
    </Card>
  )
}

/** Outcome of an ended import. */
function Result({ shown }: { shown: Import }) {
  const text = useMessages(importsCatalogue)
  const format = useFormat()
  const { state, failure, createdCount, grantedCount, removedCount, keptCount, keptNames, undoUntil } = shown
  const figures =
    state === 'UNDONE'
      ? [
          { label: text.result.removed, value: removedCount },
          { label: text.result.kept, value: keptCount },
        ]
      : [
          { label: text.result.created, value: createdCount },
          ...(grantedCount > 0 ? [{ label: text.result.granted, value: grantedCount }] : []),
          { label: text.report.known, value: shown.knownCount },
          { label: text.report.refused, value: shown.refusedCount },
        ]
  const canUndo = undoUntil !== null && Date.parse(undoUntil) > Date.now()
  return (
    <div className="grid gap-6">
      {failure && <Banner tone="negative">{text.failure[failure]}</Banner>}
      {state === 'UNDONE' && (
        <Banner tone={keptCount > 0 ? 'pending' : 'positive'}>
          {keptCount > 0 ? text.result.keptText(keptNames.join(', ')) : text.result.undone}
        </Banner>
      )}
      {(state === 'DONE' || createdCount > 0) && (
        <div className="grid grid-cols-2 gap-3 sm:max-w-3xl sm:grid-cols-4">
          {figures.map(({ label, value }) => (
            <Tile key={label} label={label} value={format.integer(value)} />
          ))}
        </div>
      )}
      {state === 'DONE' && (
        <>
          <p className="text-muted text-sm">
            {canUndo ? text.result.undoUntil(format.dateTime(undoUntil)) : text.result.undoOver}
          </p>
          {shown.subject === 'SALES' && <CountedSwitch shown={shown} />}
          {shown.refusedCount > 0 && <RefusalList shown={shown} />}
        </>
      )}
    </div>
  )
}
