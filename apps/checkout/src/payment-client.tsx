import { hydrateRoot } from 'react-dom/client'
import { pageRoot, readPageData } from './browser/read-page-data.ts'
import { startFramed } from './framed/start-framed.ts'
import { PaymentApp } from './payment/payment-app.tsx'
import type { PaymentData } from './payment/payment-context.ts'
import './styles/base.css'
import './styles/payment.css'

const data = readPageData<PaymentData>()
hydrateRoot(pageRoot(), <PaymentApp data={data} />)
startFramed(data.framing)
