import { AlertIcon } from '../page/icons.tsx'

export function UnavailableApp({ heading, text }: { heading: string; text: string }) {
  return (
    <main className="payment">
      <div className="card payment-card">
        <span className="unavailable-icon">
          <AlertIcon size={28} />
        </span>
        <h1 className="outcome-heading">{heading}</h1>
        <p className="outcome-text">{text}</p>
      </div>
    </main>
  )
}
