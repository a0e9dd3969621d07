import { findSolution } from '@balcao/domain/checkout/proof-of-work'

self.addEventListener('message', ({ data }) => self.postMessage(findSolution(String(data))))
