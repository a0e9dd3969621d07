import { Button } from '@balcao/ui/button'
import { Popover } from '@balcao/ui/popover'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Clock, RotateCcw } from 'lucide-react'
import { lazy, Suspense, useEffect, useRef } from 'react'
import { api } from '#api/client.ts'
import { useFormat } from '#i18n/use-format.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { ConfirmAction } from '#kit/action/confirm-action.tsx'
import { useAction } from '#kit/action/use-action.ts'
import { testModeCatalogue } from './catalogue.ts'
import { goLive } from './go-live.ts'

const TestTimeline = lazy(async () => ({ default: (await import('./test-timeline.tsx')).TestTimeline }))

const daysOffered = [1, 7, 30, 365]
const movingMs = 1_000
const restingMs = 60_000

/** The test mode's own clock, which its seller moves ahead. All data is refetched once the clock has moved. */
export function TestClock({ liveUrl }: { liveUrl: string }) {
  const text = useMessages(testModeCatalogue)
  const format = useFormat()
  const client = useQueryClient()
  const { data } = useQuery(
    api.seller.testMode.clock.queryOptions(undefined, {
      refetchInterval: ({ state }) => (state.data?.target ? movingMs : restingMs),
    }),
  )
  const advance = useAction(api.seller.testMode.advance, { invalidates: [api.seller.testMode] })
  const reset = useAction(api.seller.testMode.reset, { done: () => goLive(liveUrl) })
  const isMoving = data !== undefined && data.target !== null
  const wasMoving = useRef(false)
  useEffect(() => {
    if (wasMoving.current && !isMoving) void client.invalidateQueries()
    wasMoving.current = isMoving
  }, [isMoving, client])
  if (!data) return null
  return (
    <Popover
      label={text.clockTitle}
      trigger={
        <Button size="small" icon={<Clock />} aria-label={`${text.clockTitle}: ${format.dateTime(data.now)}`}>
          <span className="tabular-nums" aria-live="polite">
            {isMoving ? text.moving(format.dateTime(data.now)) : format.dateTime(data.now)}
          </span>
        </Button>
      }
    >
      <div className="grid max-h-[min(36rem,70vh)] w-80 max-w-full gap-3 overflow-y-auto p-2">
        <p className="font-semibold">{text.clockTitle}</p>
        <p className="text-muted text-sm">{text.clockExplain}</p>
        <div className="flex flex-wrap gap-2">
          {daysOffered.map((days) => (
            <Button
              key={days}
              size="small"
              disabled={isMoving || advance.isBusy}
              onClick={() => advance.start({ to: days })}
            >
              {text.days(days)}
            </Button>
          ))}
          {data.nextRenewalAt !== null && (
            <Button
              size="small"
              disabled={isMoving || advance.isBusy}
              onClick={() => advance.start({ to: 'NEXT_RENEWAL' })}
            >
              {text.nextRenewal}
            </Button>
          )}
        </div>
        <Suspense>
          <TestTimeline />
        </Suspense>
        <ConfirmAction
          trigger={
            <Button size="small" variant="ghost" icon={<RotateCcw />}>
              {text.reset}
            </Button>
          }
          title={text.reset}
          description={text.resetExplain}
          confirmLabel={text.reset}
          isDangerous
          onConfirm={() => reset.run()}
        />
      </div>
    </Popover>
  )
}
