import { useSyncExternalStore } from 'react'
import { inFrame } from '#browser/frame.ts'
import { AmountToPay } from './amount-to-pay.tsx'
import { ExpiryCountdown } from './expiry-countdown.tsx'
import { usePaymentTexts } from './payment-context.ts'
import { useBankAnswer } from './use-bank-answer.ts'
import { useLeaveChallenge } from './use-leave-challenge.ts'
import type { LivePayment } from './use-live-payment.ts'

type Props = { challenge: { expiresAt: string }; live: LivePayment }

const never = () => () => undefined

/** The page of the card's bank, the time left, and the way to another card. */
export function ChallengePanel({ challenge, live }: Props) {
  const { messages } = usePaymentTexts()
  const { view, clockOffsetMs } = live
  const path = `/checkout/challenge/${encodeURIComponent(view.paymentId)}`
  const address = useSyncExternalStore(
    never,
    () => inFrame(path),
    () => path,
  )
  const { isAnswered, ask } = useBankAnswer(live)
  const { leave, isLeaving, problem } = useLeaveChallenge(live)
  return (
    <div className="challenge">
      <AmountToPay view={view} heading={messages.challengeHeading} />
      <div className="challenge-words">
        <p className="challenge-title">{messages.challengeHeading}</p>
        <p className="muted">{messages.challengeText}</p>
      </div>
      {isAnswered ? (
        <div className="challenge-bank challenge-answered" role="status">
          <span className="spinner" aria-hidden="true" />
          <p>{messages.challengeAnswered}</p>
        </div>
      ) : (
        <iframe className="challenge-bank" src={address} title={messages.challengeFrame} />
      )}
      <div className="challenge-foot">
        <ExpiryCountdown expiresAt={challenge.expiresAt} clockOffsetMs={clockOffsetMs} onEnd={ask} />
        <button type="button" className="button-quiet needs-script" onClick={leave} aria-busy={isLeaving}>
          {isLeaving ? messages.challengeLeaving : messages.challengeLeave}
        </button>
      </div>
      <p className={problem ? 'problem' : 'visually-hidden'} role="status">
        {problem ? messages[problem] : ''}
      </p>
    </div>
  )
}
