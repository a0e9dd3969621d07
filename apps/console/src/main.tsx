import './styles.css'
import './boot/zod-without-eval.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { queryClient } from './api/query-client.ts'
import { takeFirstAnswers } from './boot/take-first-answers.ts'
import { coreCatalogue } from './i18n/core/catalogue.ts'
import { currentLocale, LocaleProvider } from './i18n/locale.tsx'
import { createConsoleRouter } from './router/create-console-router.tsx'
import { sentSession } from './session/sent-session.ts'
import { sessionQuery } from './session/session.ts'
import { watchSession } from './session/watch-session.ts'

const session = sentSession()
if (session === undefined) void queryClient.prefetchQuery(sessionQuery)
else queryClient.setQueryData(sessionQuery.queryKey, session)

takeFirstAnswers()

const words = coreCatalogue.load(currentLocale())
const router = await createConsoleRouter(location.pathname)
watchSession(queryClient, () => void router.invalidate())

const root = document.getElementById('root')
if (!root) throw new Error('The page has no #root')

// The outline in the page's HTML stays until the whole screen can be rendered.
await Promise.all([words, router.load()])
createRoot(root).render(
  <StrictMode>
    <QueryClientProvider client={queryClient}>
      <LocaleProvider>
        <RouterProvider router={router} />
      </LocaleProvider>
    </QueryClientProvider>
  </StrictMode>,
)
