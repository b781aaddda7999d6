import type { Language } from '@qingdan/api/contract/bilingual.ts'
import '../src/theme/mantine.css'
import '../src/theme/tokens.css'
import '../src/theme/base.css'
import { MantineProvider } from '@mantine/core'
import i18next from 'i18next'
import type { ReactNode } from 'react'
import { render } from 'vitest-browser-react'
import { changeLanguage, startLanguage } from '../src/i18n/setup.ts'
import { cssVariables, theme } from '../src/theme/theme.ts'

export const languages: readonly Language[] = ['zh', 'en']

/** Renders a component as on the page: our theme, our style sheets, one of the two languages and schemes. */
export async function renderPart(part: ReactNode, language: Language = 'zh', scheme: 'light' | 'dark' = 'light') {
  if (!i18next.isInitialized) await startLanguage()
  await changeLanguage(language)
  return render(part, { wrapper: scheme === 'light' ? LightProviders : DarkProviders })
}

const LightProviders = ({ children }: { children: ReactNode }) => <Providers scheme="light">{children}</Providers>
const DarkProviders = ({ children }: { children: ReactNode }) => <Providers scheme="dark">{children}</Providers>

function Providers({ scheme, children }: { scheme: 'light' | 'dark'; children: ReactNode }) {
  return (
    <MantineProvider theme={theme} cssVariablesResolver={cssVariables} forceColorScheme={scheme}>
      {/* The same distance from the top as below the header and the tab bar. */}
      <div style={{ paddingTop: 84 }}>{children}</div>
    </MantineProvider>
  )
}
