import type { PaymentView } from '@balcao/domain/checkout-page'
import { useEffect, useRef } from 'react'
import { fillMessage } from '../messages/fill-message.ts'
import { LockIcon } from '../page/icons.tsx'
import { SkipLink } from '../page/skip-link.tsx'
import { BilletPanel } from './billet-panel.tsx'
import { ApprovedPanel, OutcomePanel } from './outcome-panel.tsx'
import { type PaymentData, PaymentProvider, usePaymentTexts } from './payment-context.ts'
import { type PaymentPhase, paymentPhase } from './payment-phase.ts'
import { PhaseBadge } from './phase-badge.tsx'
import { PixPanel } from './pix-panel.tsx'
import { type LivePayment, useLivePayment } from './use-live-payment.ts'

export function PaymentApp({ data }: { data: PaymentData }) {
  return (
    <PaymentProvider value={data}>
      <PaymentPage initial={data.view} />
    </PaymentProvider>
  )
}

function PaymentPage({ initial }: { initial: PaymentView }) {
  const { messages } = usePaymentTexts()
  const live = useLivePayment(initial)
  const { view } = live
  const phase = paymentPhase(view)
  const main = useFocusOnChange(phase)
  useTitleOnceApproved(phase, `${messages.approvedHeading} · ${view.sellerName}`)
  return (
    <>
      <SkipLink target="payment">{messages.skipToPayment}</SkipLink>
      <header className="header">
        <div className="header-inner header-narrow">
          <span className="header-initial" aria-hidden="true">
            {view.sellerName.trim().charAt(0).toUpperCase()}
          </span>
          <span className="header-name">{view.sellerName}</span>
          <span className="header-safe">
            <LockIcon />
            <span>{messages.secureEnvironment}</span>
          </span>
        </div>
      </header>
      <noscript>
        <p className="banner banner-offline">{messages.noScript}</p>
      </noscript>
      <main id="payment" className="payment" ref={main} tabIndex={-1}>
        <div className="card payment-card" key={phase}>
          <div role="status">
            <PhaseBadge phase={phase} />
          </div>
          <PhasePanel phase={phase} view={view} live={live} />
        </div>
      </main>
    </>
  )
}

function PhasePanel({ phase, view, live }: { phase: PaymentPhase; view: PaymentView; live: LivePayment }) {
  switch (phase) {
    case 'PAY_PIX':
      return view.pix ? (
        <>
          <AmountToPay view={view} />
          <PixPanel pix={view.pix} live={live} />
        </>
      ) : null
    case 'PAY_BILLET':
      return view.billet ? (
        <>
          <AmountToPay view={view} />
          <BilletPanel billet={view.billet} live={live} />
        </>
      ) : null
    case 'APPROVED':
      return <ApprovedPanel view={view} />
    default:
      return <OutcomePanel phase={phase} view={view} />
  }
}

function AmountToPay({ view }: { view: PaymentView }) {
  const { messages, money } = usePaymentTexts()
  return (
    <>
      <h1 className="amount figures">
        <span className="visually-hidden">
          {view.method === 'BILLET' ? messages.billetHeading : messages.pixHeading}:{' '}
        </span>
        {money(view)}
      </h1>
      <p className="bought">
        {fillMessage(messages.boughtFrom, { product: view.productName, seller: view.sellerName })}
      </p>
    </>
  )
}

/** Whoever pays in another tab sees the news on this one's label. */
function useTitleOnceApproved(phase: PaymentPhase, title: string) {
  useEffect(() => {
    if (phase === 'APPROVED') document.title = title
  }, [phase, title])
}

/** When the page turns by itself, the old focus may be on something that is gone; the reader starts over at the news. */
function useFocusOnChange(phase: PaymentPhase) {
  const main = useRef<HTMLElement>(null)
  const shown = useRef(phase)
  useEffect(() => {
    if (shown.current === phase) return
    shown.current = phase
    main.current?.focus()
    window.scrollTo({ top: 0 })
  }, [phase])
  return main
}
