import { type InstallmentOption, shownParcel } from '@balcao/domain/money/installments'
import { formatMoney } from '@balcao/domain/money/money'
import { useState } from 'react'
import { InterestDetails } from '#checkout/amounts/interest-details.tsx'
import { fillMessage } from '#messages/fill-message.ts'
import { BarcodeIcon, CardIcon, LockIcon, PixIcon } from '#page/icons.tsx'
import { SkipLink } from '#page/skip-link.tsx'
import type { UpsellData } from './upsell-data.ts'
import { UpsellOutcome } from './upsell-outcome.tsx'
import { useUpsellAnswer } from './use-upsell-answer.ts'

/** One offer after a purchase: product, price, payment method, and a refusal as easy as the acceptance. */
export function UpsellApp({ data }: { data: UpsellData }) {
  const { page, messages, framing } = data
  const { standing, answer, undo, goOn } = useUpsellAnswer(page, framing)
  const isAsked = standing.kind === 'ASKED' || standing.kind === 'BUSY' || standing.kind === 'FAILED'
  return (
    <>
      <SkipLink target="upsell">{messages.skip}</SkipLink>
      <header className="header">
        <div className="header-inner header-wide">
          <span className="header-initial" aria-hidden="true">
            {page.sellerName.trim().charAt(0).toUpperCase()}
          </span>
          <span className="header-name">{page.sellerName}</span>
          <span className="header-safe">
            <LockIcon />
            <span>{messages.secure}</span>
          </span>
        </div>
      </header>
      <p className="banner banner-paid">
        {fillMessage(messages.paid, { code: page.orderCode })} {isAsked ? messages.optional : null}
      </p>
      <main id="upsell" className="payment payment-wide upsell" tabIndex={-1}>
        <Offered data={data} />
        <div className="card payment-card">
          {isAsked ? (
            <Question
              data={data}
              isBusy={standing.kind === 'BUSY'}
              hasFailed={standing.kind === 'FAILED'}
              onAnswer={answer}
            />
          ) : (
            <UpsellOutcome data={data} standing={standing} onUndo={undo} onGoOn={goOn} />
          )}
        </div>
      </main>
    </>
  )
}

function Offered({ data: { page } }: { data: UpsellData }) {
  const { product, headline, text } = page
  return (
    <section className="upsell-offer">
      {product.imageUrl ? <img className="upsell-image" src={product.imageUrl} alt="" /> : null}
      <h1 className="upsell-heading">{headline}</h1>
      {headline === product.name ? null : <p className="upsell-product">{product.name}</p>}
      <p className="upsell-text">{text || product.description}</p>
    </section>
  )
}

type QuestionProps = {
  data: UpsellData
  isBusy: boolean
  hasFailed: boolean
  onAnswer: (taken: { installments: number; shownCents: number } | null) => void
}

function Question({ data: { page, messages }, isBusy, hasFailed, onAnswer }: QuestionProps) {
  const [count, setCount] = useState(1)
  const money = (cents: number) => formatMoney(cents, page.currency, page.locale)
  const isCard = page.method === 'CREDIT_CARD'
  const way = {
    CREDIT_CARD: {
      icon: <CardIcon />,
      text: fillMessage(messages.byCard, {
        brand: page.card?.brand ?? messages.card,
        lastFour: page.card?.lastFour ?? '',
      }),
      accept: messages.accept,
    },
    PIX: { icon: <PixIcon />, text: messages.byPix, accept: messages.acceptPix },
    BILLET: { icon: <BarcodeIcon />, text: messages.byBillet, accept: messages.acceptBillet },
  }[page.method]
  const chosen = page.installments.find((option) => option.count === count)
  const total = chosen?.total ?? page.priceCents
  const parcel = (option: InstallmentOption) => ({
    count: option.count,
    amount: money(shownParcel(option)),
    total: money(option.total),
  })
  return (
    <>
      <div>
        <p className="amount figures">{money(total)}</p>
        {chosen && count > 1 ? (
          <p className="note figures">{fillMessage(messages.installmentOption, parcel(chosen))}</p>
        ) : null}
        <p className="note">{messages.once}</p>
      </div>
      <p className="upsell-way">
        {way.icon}
        <span>{way.text}</span>
      </p>
      {page.installments.length > 1 ? (
        <label className="upsell-installments">
          <span>{messages.installments}</span>
          <select value={count} onChange={(event) => setCount(Number(event.currentTarget.value))}>
            {page.installments.map((option) => (
              <option key={option.count} value={option.count}>
                {fillMessage(
                  option.total > page.priceCents
                    ? messages.installmentWithInterest
                    : option.count > 1
                      ? messages.installmentWithoutInterest
                      : messages.installmentOption,
                  parcel(option),
                )}
              </option>
            ))}
          </select>
        </label>
      ) : null}
      {chosen ? (
        <InterestDetails
          price={page.priceCents}
          installment={chosen}
          money={money}
          locale={page.locale}
          messages={messages}
        />
      ) : null}
      {hasFailed ? (
        <p className="note upsell-failed" role="alert">
          {messages.failed}
        </p>
      ) : null}
      <div className="actions">
        <button
          type="button"
          className="button button-primary"
          disabled={isBusy}
          onClick={() => onAnswer({ installments: count, shownCents: total })}
        >
          {fillMessage(way.accept, { amount: money(total) })}
        </button>
        <button
          type="button"
          className="button button-secondary"
          disabled={isBusy}
          onClick={() => onAnswer(null)}
        >
          {messages.refuse}
        </button>
      </div>
      {isCard ? <p className="note">{messages.undoPromise}</p> : null}
    </>
  )
}
