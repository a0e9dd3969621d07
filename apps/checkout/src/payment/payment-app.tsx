import type { PaymentView } from '@balcao/domain/checkout/checkout-page'
import type { Framing } from '@balcao/domain/checkout/framing'
import { useEffect, useRef, useState } from 'react'
import { useOnline } from '#checkout/use-online.ts'
import { tellFromFrame } from '#framed/start-framed.ts'
import { fillMessage } from '#messages/fill-message.ts'
import { LockIcon } from '#page/icons.tsx'
import { SkipLink } from '#page/skip-link.tsx'
import { usePurchaseReport } from '#pixels/use-purchase-report.ts'
import { BilletPanel } from './billet-panel.tsx'
import { ChallengePanel } from './challenge-panel.tsx'
import { explainPhase } from './explain-phase.ts'
import { OutcomePanel } from './outcome-panel.tsx'
import { type PaymentData, PaymentProvider, usePaymentTexts } from './payment-context.ts'
import { type PaymentPhase, paymentPhase } from './payment-phase.ts'
import { PixPanel } from './pix-panel.tsx'
import { type LivePayment, useLivePayment } from './use-live-payment.ts'
import { useThankYou } from './use-thank-you.ts'

export function PaymentApp({ data }: { data: PaymentData }) {
  return (
    <PaymentProvider value={data}>
      <PaymentPage data={data} />
    </PaymentProvider>
  )
}

function PaymentPage({ data: { view: initial, pixelFrame, framing } }: { data: PaymentData }) {
  const texts = usePaymentTexts()
  const { messages } = texts
  const live = useLivePayment(initial)
  const isOnline = useOnline()
  const { view } = live
  const phase = paymentPhase(view)
  const isWide = phase === 'PAY_PIX' || phase === 'CHALLENGE'
  const main = useFocusOnceLost(phase)
  const { heading } = explainPhase(phase, view, texts)
  const change = useChangeInWords(phase, heading)
  const isReported = usePurchaseReport(view, pixelFrame)
  usePaidMessage(view, framing)
  const thankYouLink = useThankYou(view, {
    phase,
    isReported,
    clockOffsetMs: live.clockOffsetMs,
    framing,
  })
  useTitleOnceApproved(phase, `${messages.approvedHeading} · ${view.sellerName}`)
  return (
    <>
      <SkipLink target="payment">{messages.skipToPayment}</SkipLink>
      <Header view={view} isWide={isWide} />
      {isOnline ? null : (
        <p className="banner banner-offline" role="status">
          {messages.offline}
        </p>
      )}
      <noscript>
        <p className="banner banner-demo">
          {messages.noScript}{' '}
          <a href={`/checkout/payment/${encodeURIComponent(view.paymentId)}`}>{messages.reload}</a>
        </p>
      </noscript>
      <main id="payment" className={isWide ? 'payment payment-wide' : 'payment'} ref={main} tabIndex={-1}>
        <div className="card payment-card" key={phase}>
          <PhasePanel phase={phase} live={live} thankYouLink={thankYouLink} />
        </div>
      </main>
      <p className="visually-hidden" role="status">
        {change}
      </p>
    </>
  )
}

function Header({ view: { sellerName, purchase }, isWide }: { view: PaymentView; isWide: boolean }) {
  const { messages } = usePaymentTexts()
  return (
    <header className="header">
      <div className={isWide ? 'header-inner header-wide' : 'header-inner header-narrow'}>
        <span className="header-initial" aria-hidden="true">
          {sellerName.trim().charAt(0).toUpperCase()}
        </span>
        <span className="header-name">{sellerName}</span>
        {purchase ? (
          <span className="header-order figures">
            {fillMessage(messages.order, { code: purchase.orderCode })}
          </span>
        ) : (
          <span className="header-safe">
            <LockIcon />
            <span>{messages.secureEnvironment}</span>
          </span>
        )}
      </div>
    </header>
  )
}

type PanelProps = { phase: PaymentPhase; live: LivePayment; thankYouLink: string | null }

function PhasePanel({ phase, live, thankYouLink }: PanelProps) {
  const { view } = live
  switch (phase) {
    case 'PAY_PIX':
      return view.pix ? <PixPanel pix={view.pix} live={live} /> : null
    case 'PAY_BILLET':
      return view.billet ? <BilletPanel billet={view.billet} live={live} /> : null
    case 'CHALLENGE':
      return view.challenge ? <ChallengePanel challenge={view.challenge} live={live} /> : null
    default:
      return <OutcomePanel phase={phase} view={view} thankYouLink={thankYouLink} />
  }
}

/** A buyer who pays in another tab sees the result in this tab's title. */
function useTitleOnceApproved(phase: PaymentPhase, title: string) {
  useEffect(() => {
    if (phase === 'APPROVED') document.title = title
  }, [phase, title])
}

/**
 * When the page changes by itself, the focused element may disappear with the old state; the focus then moves to the
 * new state.
 */
function useFocusOnceLost(phase: PaymentPhase) {
  const main = useRef<HTMLElement>(null)
  const shown = useRef(phase)
  useEffect(() => {
    if (shown.current === phase) return
    shown.current = phase
    if (document.activeElement === document.body) main.current?.focus({ preventScroll: true })
    window.scrollTo({ top: 0 })
  }, [phase])
  return main
}

/** The page's new state, announced once by a live region; empty while it shows its initial state. */
function useChangeInWords(phase: PaymentPhase, heading: string): string {
  const [first] = useState(phase)
  const [hasTurned, setHasTurned] = useState(false)
  if (phase !== first && !hasTurned) setHasTurned(true)
  return hasTurned ? heading : ''
}

/** Tells the site around a framed page that the payment is approved. */
function usePaidMessage({ status, purchase, amountCents, currency }: PaymentView, framing: Framing): void {
  const isPaid = status === 'APPROVED'
  const { offerId: offer = framing.offerId, orderCode: order = null } = purchase ?? {}
  useEffect(() => {
    if (isPaid) tellFromFrame(framing, { type: 'paid', offer, order, amountCents, currency })
  }, [isPaid, framing, offer, order, amountCents, currency])
}
