import type { PixelTab } from '@balcao/domain/options/pixel-tabs'
import { Banner } from '@balcao/ui/banner'
import { Button } from '@balcao/ui/button'
import type { inferOutput } from '@trpc/tanstack-react-query'
import { api } from '#api/client.ts'
import { useFormat } from '#i18n/use-format.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { useAction } from '#kit/action/use-action.ts'
import { integrationsCatalogue } from './catalogue.ts'

type Pixel = inferOutput<typeof api.seller.pixels.products>[number]['pixels'][number]
type PixelRowProps = { vendor: PixelTab; productId: string; pixel: Pixel }

/** A pixel of a product: its senders, the server's last report, and a test with the vendor's answer. */
export function PixelRow({ vendor, productId, pixel }: PixelRowProps) {
  const { pixel: text } = useMessages(integrationsCatalogue)
  const format = useFormat()
  const test = useAction(api.seller.pixels.test)
  const { pixelId, hasToken, last } = pixel
  return (
    <li className="grid gap-2">
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2">
        <div className="min-w-0 text-muted text-sm">
          <p className="wrap-anywhere">
            <span className="font-mono">{pixelId}</span> · {hasToken ? text.withToken : text.withoutToken}
          </p>
          {last && (
            <p className={last.state === 'DEAD' ? 'text-negative' : undefined}>
              {last.state === 'DEAD'
                ? text.last.DEAD(format.dateTime(last.at), last.failure ?? '—')
                : text.last.SENT(format.dateTime(last.at))}
            </p>
          )}
          {pixel.test === 'NEEDS_CODE' && <p>{text.test.needsCode}</p>}
          {pixel.test === 'READY' && vendor === 'facebook' && <p>{text.test.isCounted}</p>}
        </div>
        {pixel.test === 'READY' && (
          <Button
            size="small"
            isBusy={test.isBusy}
            aria-label={text.test.sendFor(pixelId)}
            onClick={() => test.start({ productId, vendor, pixelId })}
          >
            {text.test.send}
          </Button>
        )}
      </div>
      {test.data && <TestAnswer {...test.data} />}
    </li>
  )
}

type Answer = inferOutput<typeof api.seller.pixels.test>

function TestAnswer({ isTaken, status, answer }: Answer) {
  const { test: text } = useMessages(integrationsCatalogue).pixel
  const title = isTaken ? text.taken : status === null ? text.unreached : text.refused
  return (
    <Banner tone={isTaken ? 'positive' : 'negative'} isLive title={title}>
      <p>
        {text.answer}
        {status !== null && ` (${text.status(String(status))})`}
      </p>
      {answer !== '' && (
        <pre className="wrap-anywhere mt-1 whitespace-pre-wrap font-mono text-sm">{answer}</pre>
      )}
    </Banner>
  )
}
