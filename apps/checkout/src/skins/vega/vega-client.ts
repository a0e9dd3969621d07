import { startCheckout } from '../start-checkout.tsx'
import { VegaSkin } from './vega-skin.tsx'
import './vega.css'

startCheckout(VegaSkin)
