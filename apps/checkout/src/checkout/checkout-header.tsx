import { LockIcon } from '#page/icons.tsx'
import { useCheckoutData } from './checkout-context.ts'
import { PageBanners } from './page-banners.tsx'
import { shownImage } from './shown-image.ts'

export function CheckoutHeader() {
  const { page, messages } = useCheckoutData()
  const logo = shownImage(page.builder.logoTopImageURL)
  return (
    <header className="header">
      <PageBanners />
      <div className="header-inner">
        {logo ? (
          <img className="header-logo" src={logo} alt={page.seller.name} height="40" />
        ) : (
          <>
            <span className="header-initial" aria-hidden="true">
              {page.seller.name.trim().charAt(0).toUpperCase()}
            </span>
            <span className="header-name">{page.seller.name}</span>
          </>
        )}
        {page.platform.isDemo ? <span className="demo-badge">{messages.demoBadge}</span> : null}
        <span className="header-safe">
          <LockIcon />
          <span>{messages.secureEnvironment}</span>
        </span>
      </div>
    </header>
  )
}

export function HeaderImage() {
  const { page } = useCheckoutData()
  const image = shownImage(page.builder.headerImageURL)
  return image ? <img className="header-image" src={image} alt="" /> : null
}
