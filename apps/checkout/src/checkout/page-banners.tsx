import { useCheckoutData } from './checkout-context.ts'
import { clockText } from './clock-text.ts'
import { useCountdown } from './use-countdown.ts'
import { useOnline } from './use-online.ts'

/** One strip for countdown and banner, to save space on a phone's first screen. */
export function PageBanners() {
  const { page, messages } = useCheckoutData()
  const { countdown, enabledBannerText, bannerText } = page.builder
  const isOnline = useOnline()
  const hasBanner = enabledBannerText && bannerText.trim() !== ''
  return (
    <>
      {countdown?.enabled || hasBanner ? (
        <div className="strip">
          {countdown?.enabled ? <CountdownBanner countdown={countdown} /> : null}
          {hasBanner ? <p className="strip-part strip-banner">{bannerText}</p> : null}
        </div>
      ) : null}
      <div role="status">{isOnline ? null : <p className="banner banner-offline">{messages.offline}</p>}</div>
      <noscript>
        <p className="banner banner-offline">{messages.noScript}</p>
      </noscript>
    </>
  )
}

type Countdown = { minutes: number; text: string; endText: string }

function CountdownBanner({ countdown }: { countdown: Countdown }) {
  const { page } = useCheckoutData()
  const secondsLeft = useCountdown(page.offerId, countdown.minutes)
  if (secondsLeft <= 0)
    return countdown.endText ? <p className="strip-part strip-countdown">{countdown.endText}</p> : null
  return (
    <p className="strip-part strip-countdown">
      {countdown.text}{' '}
      <strong className="figures" role="timer">
        {clockText(secondsLeft)}
      </strong>
    </p>
  )
}
