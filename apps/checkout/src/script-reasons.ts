import { pixelVendors } from '@balcao/domain/checkout/pixel-vendors'

/**
 * Reason for each script that a payment page loads at the start or later. The build fails for a script that
 * is not listed here.
 */
export const scriptReasons: Record<string, string> = {
  'src/skins/default/default-client.ts':
    'Runs the checkout in the Default layout: its form, amounts and purchase.',
  'src/skins/dropshipping/dropshipping-client.ts':
    'Runs the checkout in the Dropshipping layout: its steps and purchase.',
  'src/skins/vega/vega-client.ts': 'Runs the checkout in the Vega layout: its form, cart and purchase.',
  'src/payment-client.tsx': 'Follows a payment until it is settled, and shows its code and its receipt.',
  'src/upsell-client.tsx': 'Sends the answer to an offer after a purchase, once, and takes it back.',
  'src/card-frame-client.ts':
    'Takes the card, on an origin of its own, and hands it over sealed or as a token.',
  'src/pixel-frame-client.ts':
    "Loads the seller's pixels, on an origin of its own, and tells them of the two events.",
  'src/challenge-frame-client.ts':
    "Posts the buyer's confirmation to the page of the card's bank, inside a frame, and tells when the bank has finished.",
  'src/pixels/report-event.ts':
    'Opens the pixel frame once the page is idle. Loaded only where a product has pixels.',
  'src/framed/run-framed.ts':
    'Fits the page into the page of another site: its height, its links and its end. Loaded only in a frame.',
  'src/framed/post-to-site.ts':
    'Tells the site around the page, if it is an allowed one, what happened. Loaded only in a frame.',
  'src/proof.worker.ts':
    'Solves the proof of work that is asked for after declined cards, and of addresses that many buyers share.',
}

/**
 * Third-party scripts. They have no hash, because their owners change them at will: so they run in the pixel
 * frame and nowhere else.
 */
export const vendorScripts = Object.entries(pixelVendors).map(([vendor, { script }]) => ({
  vendor,
  script,
  reason: 'Counts checkouts and purchases for the seller, who chose it for the product.',
}))
