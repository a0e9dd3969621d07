import { startCheckout } from '#skins/start-checkout.tsx'
import { DropshippingSkin } from './dropshipping-skin.tsx'
import './dropshipping.css'

startCheckout(DropshippingSkin)
