import { Banner } from '@balcao/ui/banner'
import { Button } from '@balcao/ui/button'
import { Card, CardHeader } from '@balcao/ui/card'
import { Skeleton } from '@balcao/ui/skeleton'
import type { UseQueryResult } from '@tanstack/react-query'
import { useFormat } from '#i18n/use-format.ts'
import { ConfirmAction } from '#kit/action/confirm-action.tsx'
import type { Action } from '#kit/action/use-action.ts'
import { QueryStates } from '#kit/query-states.tsx'

type DeletionRequest = { isOpen: boolean; createdAt: string; endedAt: string | null; answer: string | null }

type DeletionRequestCardProps = {
  text: {
    title: string
    text: string
    action: string
    confirmTitle: string
    confirmText: string
    reason: string
    open: (day: string) => string
    openText: string
    withdraw: string
    answered: (day: string) => string
  }
  query: UseQueryResult<{ request: DeletionRequest | null }, unknown>
  request: Pick<Action<{ reason: string }, unknown>, 'run'>
  withdraw: Pick<Action<void, unknown>, 'start' | 'isBusy'>
}

/** Requests the deletion of a person's data, and shows the platform's answer. */
export function DeletionRequestCard({ text, query, request, withdraw }: DeletionRequestCardProps) {
  const format = useFormat()
  return (
    <Card aria-labelledby="deletion" className="grid justify-items-start gap-3">
      <CardHeader titleId="deletion" title={text.title} />
      <p className="text-muted">{text.text}</p>
      <QueryStates query={query} skeleton={<Skeleton className="h-9 w-40" />}>
        {({ request: asked }) =>
          asked?.isOpen ? (
            <Banner
              tone="pending"
              title={text.open(format.date(asked.createdAt))}
              action={
                <Button size="small" isBusy={withdraw.isBusy} onClick={() => withdraw.start()}>
                  {text.withdraw}
                </Button>
              }
            >
              {text.openText}
            </Banner>
          ) : (
            <>
              {asked?.answer && (
                <Banner tone="info" title={text.answered(format.date(asked.endedAt ?? asked.createdAt))}>
                  {asked.answer}
                </Banner>
              )}
              <ConfirmAction
                title={text.confirmTitle}
                description={text.confirmText}
                confirmLabel={text.action}
                isDangerous
                reason={{ label: text.reason }}
                trigger={<Button>{text.action}</Button>}
                onConfirm={({ reason }) => request.run({ reason })}
              />
            </>
          )
        }
      </QueryStates>
    </Card>
  )
}
