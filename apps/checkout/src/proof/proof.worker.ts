import { findSolution } from './find-solution.ts'

self.addEventListener('message', ({ data }) => self.postMessage(findSolution(String(data))))
