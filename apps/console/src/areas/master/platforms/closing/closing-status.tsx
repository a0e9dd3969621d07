import { Banner } from '@balcao/ui/banner'
import { Button } from '@balcao/ui/button'
import { Card, CardHeader } from '@balcao/ui/card'
import { useState } from 'react'
import type { PlatformPage } from '#areas/master/platforms/platform.ts'
import { useFormat } from '#i18n/use-format.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { MoneyLines } from '#kit/action/money-lines.tsx'
import { ApproveClosing } from './approve-closing.tsx'
import { CallOffClosing } from './call-off-closing.tsx'
import { closingCatalogue } from './catalogue.ts'
import { type Closing, type ClosingPage, isGoingOn } from './closing.ts'
import { FinishClosing } from './finish-closing.tsx'
import { ProposeClosing } from './propose-closing.tsx'

type ClosingStatusProps = { platform: PlatformPage; page: ClosingPage }

/** State of the closing, and the possible actions. */
export function ClosingStatus({ platform, page }: ClosingStatusProps) {
  const { closing } = page
  if (closing === null || isGoingOn(closing)) return <GoingOn platform={platform} closing={closing} />
  if (closing.state === 'PROPOSED') return <Proposed platform={platform} closing={closing} />
  if (closing.state === 'CLOSING') return <Begun platform={platform} page={page} closing={closing} />
  return <Ended closing={closing} />
}

function GoingOn({ platform, closing }: { platform: PlatformPage; closing: Closing | null }) {
  const { status: text, propose } = useMessages(closingCatalogue)
  const format = useFormat()
  const [isProposing, setIsProposing] = useState(false)
  return (
    <Card className="grid gap-3">
      <CardHeader
        title={text.title}
        action={
          <Button size="small" onClick={() => setIsProposing(true)}>
            {propose.action}
          </Button>
        }
      />
      <p className="max-w-prose">{text.none}</p>
      {closing?.state === 'LAPSED' && (
        <p className="text-muted text-sm">{text.LAPSED(format.dateTime(closing.expiresAt))}</p>
      )}
      {closing?.state === 'CALLED_OFF' && closing.endedAt && (
        <p className="text-muted text-sm">{text.CALLED_OFF(format.dateTime(closing.endedAt))}</p>
      )}
      {isProposing && (
        <ProposeClosing platformId={platform.platformId} onClose={() => setIsProposing(false)} />
      )}
    </Card>
  )
}

type DecisionProps = { platform: PlatformPage; closing: Closing }

function Proposed({ platform: { platformId }, closing }: DecisionProps) {
  const { status: text } = useMessages(closingCatalogue)
  const format = useFormat()
  const until = format.dateTime(closing.expiresAt)
  return (
    <Banner
      tone="pending"
      title={text.PROPOSED}
      action={
        <div className="flex flex-wrap gap-2">
          <CallOffClosing platformId={platformId} closing={closing} />
          {!closing.isOwn && <ApproveClosing platformId={platformId} closing={closing} />}
        </div>
      }
    >
      <p>{closing.isOwn ? text.proposedOwn(until) : text.proposedOther(until)}</p>
      <p className="text-muted text-sm">
        {text.reason}: {closing.reason}
      </p>
    </Banner>
  )
}

function Begun({ platform, page, closing }: DecisionProps & { page: ClosingPage }) {
  const { status: text } = useMessages(closingCatalogue)
  const format = useFormat()
  return (
    <Banner
      tone="negative"
      title={text.CLOSING}
      action={
        <div className="flex flex-wrap gap-2">
          <CallOffClosing platformId={platform.platformId} closing={closing} />
          <FinishClosing platform={platform} page={page} closing={closing} />
        </div>
      }
    >
      <p>{text.closing(format.date(closing.closesAt))}</p>
      <p className="text-muted text-sm">
        {text.reason}: {closing.reason}
      </p>
    </Banner>
  )
}

function Ended({ closing: { endedAt, endReason, leftMoney } }: { closing: Closing }) {
  const { status: text } = useMessages(closingCatalogue)
  const format = useFormat()
  return (
    <Card className="grid gap-3">
      <CardHeader title={text.CLOSED} detail={endedAt && text.closed(format.dateTime(endedAt))} />
      <p>{endReason}</p>
      {leftMoney.length > 0 && (
        <MoneyLines
          lines={leftMoney.map(({ currency, owedCents }) => ({
            label: text.left,
            cents: owedCents,
            currency,
          }))}
        />
      )}
    </Card>
  )
}
