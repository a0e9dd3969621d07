import { startCheckout } from '#skins/start-checkout.tsx'
import { VegaSkin } from './vega-skin.tsx'
import './vega.css'

startCheckout(VegaSkin)
