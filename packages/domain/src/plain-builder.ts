import type { CheckoutBuilder } from './checkout-page.ts'

/** The look of a checkout that nobody has dressed yet. */
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
