import '../theme/mantine.css'
import '../theme/tokens.css'
import '../theme/base.css'
import { MantineProvider } from '@mantine/core'
import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { startLanguage } from '../i18n/setup.ts'
import { createQueryClient } from '../lib/api/query-client.ts'
import { styleNonce } from '../lib/browser/style-nonce.ts'
import { watchSession } from '../lib/session/session.ts'
import { cssVariables, theme } from '../theme/theme.ts'
import { createAppRouter } from './router.ts'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')

watchSession()
await startLanguage()
const queryClient = createQueryClient()
const router = createAppRouter(queryClient)

createRoot(root).render(
  <StrictMode>
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariables}
      defaultColorScheme="auto"
      getStyleNonce={() => styleNonce}
    >
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </MantineProvider>
  </StrictMode>,
)
