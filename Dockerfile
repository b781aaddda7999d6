# syntax=docker/dockerfile:1
# The product in one image: API and built page on port 3000, and the command line that loads the lists.

FROM node:24-bookworm-slim AS build
WORKDIR /app
# The image brings Node 24, so the npm package that would bring it is not asked to.
COPY package.json package-lock.json ./
COPY matching/package.json matching/
COPY search-mappings/package.json search-mappings/
COPY screening/package.json screening/
COPY database/package.json database/
COPY ingest/package.json ingest/
COPY api/package.json api/
COPY web/package.json web/
COPY quality/package.json quality/
RUN npm install --no-save --no-audit --no-fund --ignore-scripts
COPY . .
# vite starts through `#!/usr/bin/env node`; the npm package `node` is empty without its install script.
RUN rm -f node_modules/.bin/node && npm run build -w web

FROM node:24-bookworm-slim AS packages
WORKDIR /app
COPY package.json package-lock.json ./
COPY matching/package.json matching/
COPY search-mappings/package.json search-mappings/
COPY screening/package.json screening/
COPY database/package.json database/
COPY ingest/package.json ingest/
COPY api/package.json api/
COPY web/package.json web/
COPY quality/package.json quality/
# What the API and the ingest need when they run; the page is built already.
RUN npm install --no-save --no-audit --no-fund --ignore-scripts --omit=dev \
      --workspace=api --workspace=ingest --workspace=database --workspace=matching --workspace=search-mappings \
      --workspace=screening

FROM node:24-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
WORKDIR /app
# With the packages of single workspaces, in <workspace>/node_modules.
COPY --from=packages /app ./
COPY matching matching
COPY search-mappings search-mappings
COPY screening screening
COPY database database
COPY fixtures fixtures
COPY ingest ingest
COPY api api
COPY --from=build /app/web/dist web/dist
COPY scripts/serve.mjs scripts/
COPY scripts/product/keep-running.mjs scripts/product/
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:3000/health/live').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "scripts/serve.mjs"]
