import { startCheckout } from '#skins/start-checkout.tsx'
import { DefaultSkin } from './default-skin.tsx'
import './default.css'

startCheckout(DefaultSkin)
