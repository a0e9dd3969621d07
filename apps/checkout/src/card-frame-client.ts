import { readPageData } from './browser/read-page-data.ts'
import { type CardFramePage, runCardFrame } from './card-frame/run-card-frame.ts'
import './styles/card-frame.css'

runCardFrame(readPageData<CardFramePage>())
