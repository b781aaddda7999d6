import '../../theme/mantine.css'
import '../../theme/tokens.css'
import '../../theme/base.css'
import { MantineProvider } from '@mantine/core'
import { createRoot } from 'react-dom/client'
import { startLanguage } from '../../i18n/setup.ts'
import { cssVariables, theme } from '../../theme/theme.ts'
import { Kit, loadKitPhrases } from './kit.tsx'

const root = document.getElementById('root')
if (!root) throw new Error('kit.html has no #root')

await startLanguage()
await loadKitPhrases()
createRoot(root).render(
  <MantineProvider theme={theme} cssVariablesResolver={cssVariables} defaultColorScheme="auto">
    <Kit />
  </MantineProvider>,
)
