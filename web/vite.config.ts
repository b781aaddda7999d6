import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** Where `npm run dev` finds the API; in production the API itself serves `dist`. */
const api = process.env.API_URL ?? 'http://127.0.0.1:3000'
const proxy = Object.fromEntries(
  ['/open-api', '/user-service', '/payment-service', '/health', '/openapi.json', '/docs', '/mock-providers'].map(
    (path) => [path, api],
  ),
)

/** A page of ours for whoever goes there, data for the page that asks. */
const verify = {
  target: api,
  bypass: ({ url, headers }: { url?: string; headers: { accept?: string } }) =>
    headers.accept?.startsWith('text/html') ? url : undefined,
}

export default defineConfig({
  envDir: '..',
  plugins: [tanstackRouter(), react()],
  server: { host: '127.0.0.1', proxy: { ...proxy, '/verify': verify } },
  preview: { host: '127.0.0.1', proxy: { ...proxy, '/verify': verify } },
  build: {
    outDir: 'dist',
    // Libraries change far less often than our code and stay in the browser's cache over releases. What every page needs
    // comes in few files; the rest is split by route.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// },
            {
              name: 'libraries',
              test: /node_modules\/(@tanstack(?!.*(useMutation|mutationObserver|react-table|table-core))|i18next|react-i18next|@mantine\/hooks|clsx)\//,
            },
            { name: 'icons', minShareCount: 4, test: /node_modules\/@tabler\// },
            // Every address is read by the route tree, whatever page it is.
            { name: 'addresses', test: /web\/src\/features\/(.+\/)?[a-z-]+-params\.ts/ },
            // What most pages use; what only some do is loaded with those. Dialogs bring 29 kB of Mantine and open on demand.
            {
              name: 'shared',
              test: /web\/src\/(components\/(?!dialog|data-table|tabs)|lib\/|i18n\/)/,
              minShareCount: 8,
              includeDependenciesRecursively: false,
            },
          ],
        },
      },
    },
  },
})
