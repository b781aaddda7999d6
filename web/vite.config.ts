import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** Where `npm run dev` finds the API; in production the API itself serves `dist`. */
const api = process.env.API_URL ?? 'http://127.0.0.1:3000'
const proxy = Object.fromEntries(
  ['/open-api', '/user-service', '/payment-service', '/health', '/openapi.json', '/docs'].map((path) => [path, api]),
)

export default defineConfig({
  plugins: [tanstackRouter(), react()],
  server: { host: '127.0.0.1', proxy },
  preview: { host: '127.0.0.1', proxy },
  build: {
    outDir: 'dist',
    // Libraries change far less often than our code: their own file stays in the browser's cache over releases.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [{ name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// }],
        },
      },
    },
  },
})
