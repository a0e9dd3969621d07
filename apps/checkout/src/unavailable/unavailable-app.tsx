import type { PageBrand } from '@balcao/domain/checkout/checkout-page'
import type { Locale } from '@balcao/domain/vocabulary'
import { fillMessage } from '#messages/fill-message.ts'
import { type UnavailableKind, unavailableMessages, wayOutMessages } from '#messages/unavailable-messages.ts'
import { AlertIcon, ClockIcon, LockIcon } from '#page/icons.tsx'

type Props = { kind: UnavailableKind; locale: Locale; brand: PageBrand }

/** Page in place of a checkout or payment: whose page it is, the next step, and a link. */
export function UnavailableApp({ kind, locale, brand }: Props) {
  const { heading, text } = unavailableMessages[locale][kind]
  const words = wayOutMessages[locale]
  const isComing = kind === 'offerComing'
  return (
    <>
      <header className="header">
        <div className="header-inner header-narrow">
          <span className="header-initial" aria-hidden="true">
            {brand.name.trim().charAt(0).toUpperCase()}
          </span>
          <span className="header-name">{brand.name}</span>
          <span className="header-safe">
            <LockIcon />
            <span>{words.secure}</span>
          </span>
        </div>
      </header>
      <main className="payment">
        <div className="card payment-card">
          <div className="outcome">
            <span className={isComing ? 'mark tone-pending' : 'mark tone-neutral'}>
              {isComing ? <ClockIcon size={24} /> : <AlertIcon size={24} />}
            </span>
            <div>
              <h1 className="outcome-heading">{heading}</h1>
              <p className="outcome-text">{text}</p>
            </div>
          </div>
          <div className="actions">
            {brand.supportEmail ? (
              <a className="button button-primary" href={`mailto:${encodeURIComponent(brand.supportEmail)}`}>
                {fillMessage(words.write, { seller: brand.name })}
              </a>
            ) : null}
            {brand.supportPhone ? (
              <a
                className={brand.supportEmail ? 'button button-secondary' : 'button button-primary'}
                href={`https://wa.me/55${brand.supportPhone}`}
              >
                {words.chat}
              </a>
            ) : null}
            <a className="button button-secondary" href="/my-purchases">
              {words.purchases}
            </a>
          </div>
        </div>
      </main>
    </>
  )
}
