import { useCheckoutData } from './checkout-context.ts'
import { clockText } from './clock-text.ts'
import { useCountdown } from './use-countdown.ts'
import { useOnline } from './use-online.ts'

export function PageBanners() {
  const { page, messages } = useCheckoutData()
  const { builder } = page
  const isOnline = useOnline()
  return (
    <>
      {page.platform.isDemo ? <p className="banner banner-demo">{messages.demoNotice}</p> : null}
      {builder.countdown?.enabled ? <CountdownBanner countdown={builder.countdown} /> : null}
      {builder.enabledBannerText && builder.bannerText.trim() !== '' ? (
        <p className="banner banner-text">{builder.bannerText}</p>
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
    return countdown.endText ? <p className="banner banner-countdown">{countdown.endText}</p> : null
  return (
    <p className="banner banner-countdown">
      {countdown.text}{' '}
      <strong className="figures" role="timer">
        {clockText(secondsLeft)}
      </strong>
    </p>
  )
}
