import type { CheckoutBuilder } from './checkout-page.ts'

/** Look of a checkout without settings of its own. */
export const plainBuilder: CheckoutBuilder = {
  logoTopImageURL: null,
  headerImageURL: null,
  enabledBannerText: false,
  bannerText: '',
  bannerTextColor: '#ffffff',
  bannerTextBackgroundColor: '#1f2a24',
  colorPrimary: '#0b6b53',
  feedbacks: [],
  backRedirect: null,
  countdown: null,
  chatButton: null,
}
