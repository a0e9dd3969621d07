import { findSolution } from '@balcao/domain/proof-of-work'

self.addEventListener('message', ({ data }) => self.postMessage(findSolution(String(data))))
