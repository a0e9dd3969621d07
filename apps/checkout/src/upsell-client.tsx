import { hydrateRoot } from 'react-dom/client'
import { pageRoot, readPageData } from './browser/read-page-data.ts'
import { startFramed } from './framed/start-framed.ts'
import { UpsellApp } from './upsell/upsell-app.tsx'
import type { UpsellData } from './upsell/upsell-data.ts'
import './styles/base.css'
import './styles/payment.css'
import './styles/upsell.css'

const data = readPageData<UpsellData>()
hydrateRoot(pageRoot(), <UpsellApp data={data} />)
startFramed(data.framing)
