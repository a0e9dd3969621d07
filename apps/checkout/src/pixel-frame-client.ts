import type { PixelFrameData } from '@balcao/domain/checkout/pixels'
import { readPageData } from './browser/read-page-data.ts'
import { runPixelFrame } from './pixel-frame/run-pixel-frame.ts'

runPixelFrame(readPageData<PixelFrameData>())
