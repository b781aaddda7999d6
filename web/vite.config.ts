import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { markdownDocuments } from './markdown-plugin.ts'
import { pageList } from './page-list-plugin.ts'

/** Address of the API for `npm run dev`; in production the API serves `dist` itself. */
const api = process.env.API_URL ?? 'http://127.0.0.1:3000'
const proxy = Object.fromEntries(
  ['/open-api', '/user-service', '/payment-service', '/health', '/openapi.json', '/docs', '/mock-providers'].map(
    (path) => [path, api],
  ),
)

/** The page for a browser navigation, data for the page's own calls. */
const verify = {
  target: api,
  bypass: ({ url, headers }: { url?: string; headers: { accept?: string } }) =>
    headers.accept?.startsWith('text/html') ? url : undefined,
}

export default defineConfig({
  envDir: '..',
  plugins: [tanstackRouter(), react(), markdownDocuments(), pageList()],
  server: { host: '127.0.0.1', proxy: { ...proxy, '/verify': verify } },
  preview: { host: '127.0.0.1', proxy: { ...proxy, '/verify': verify } },
  build: {
    outDir: 'dist',
    // Libraries change far less often than our code and stay in the browser's cache over releases. Code for every page
    // is in few files; the rest is split by route.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// },
            {
              name: 'libraries',
              test: /node_modules\/(@tanstack(?!.*(useMutation|mutationObserver|react-table|table-core))|i18next|react-i18next|@mantine\/hooks(?!.*(use-drag|use-pagination))|clsx)\//,
            },
            // What no page does without, in one file in place of thirty.
            { name: 'first', tags: ['$initial'] },
            { name: 'icons', minShareCount: 4, test: /node_modules\/@tabler\// },
            // Rows of a search and candidates of a screened name use them all.
            {
              name: 'explanation',
              test: /(web\/src\/components\/explanation\/(reason|[a-z]+-words)|contract\/terms\/match-reason)\.ts$/,
              includeDependenciesRecursively: false,
            },
            // What most pages use; what only some do is loaded with those. Dialogs bring 29 kB of Mantine and open on demand.
            {
              name: 'shared',
              test: /web\/src\/(components\/(?!confirm-action-dialog|dialog|data-table|explanation|hint|pdf-button|segmented|tabs)|lib\/|i18n\/)/,
              minShareCount: 8,
              includeDependenciesRecursively: false,
            },
          ],
        },
      },
    },
  },
})
