# syntax=docker/dockerfile:1
# The product in one image: API and built page on port 3000, the worker, and the command line that loads the lists.
# docker-compose.yml runs each in a container of its own.

# Any image with Node 24, npm and a user `node`.
ARG NODE_IMAGE=node:24-bookworm-slim

FROM ${NODE_IMAGE} AS build
WORKDIR /app
COPY package.json package-lock.json ./
COPY chinese-names/package.json chinese-names/
COPY matching/package.json matching/
COPY guided-flows/package.json guided-flows/
COPY search-mappings/package.json search-mappings/
COPY screening/package.json screening/
COPY database/package.json database/
COPY resolution/package.json resolution/
COPY ingest/package.json ingest/
COPY api/package.json api/
COPY web/package.json web/
COPY quality/package.json quality/
# The image brings Node 24, so the npm package that would bring it is not asked to. Why not `npm ci`:
# docs/decisions/0062-image-without-npm-ci.md.
RUN npm install --no-save --no-audit --no-fund --ignore-scripts
COPY . .
# What .env.example names under "Page"; an empty one is not set.
ARG VITE_ICP_NUMBER VITE_CONTACT_WEBSITE VITE_CONTACT_PHONE VITE_CONTACT_EMAIL VITE_CONTACT_QR_CODE
# vite starts through `#!/usr/bin/env node`; the npm package `node` is empty without its install script.
RUN rm -f node_modules/.bin/node && npm run build -w web
# The folder of the received files, which the image gives to its user.
RUN mkdir data

FROM ${NODE_IMAGE} AS packages
WORKDIR /app
COPY package.json package-lock.json ./
COPY chinese-names/package.json chinese-names/
COPY matching/package.json matching/
COPY guided-flows/package.json guided-flows/
COPY search-mappings/package.json search-mappings/
COPY screening/package.json screening/
COPY database/package.json database/
COPY resolution/package.json resolution/
COPY ingest/package.json ingest/
COPY api/package.json api/
COPY web/package.json web/
COPY quality/package.json quality/
# What the API and the ingest need when they run; the page is built already.
RUN npm install --no-save --no-audit --no-fund --ignore-scripts --omit=dev \
      --workspace=api --workspace=ingest --workspace=database --workspace=matching --workspace=search-mappings \
      --workspace=screening --workspace=resolution --workspace=chinese-names --workspace=guided-flows

FROM ${NODE_IMAGE}
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
WORKDIR /app
# With the packages of single workspaces, in <workspace>/node_modules.
COPY --from=packages /app ./
COPY chinese-names chinese-names
COPY matching matching
COPY guided-flows guided-flows
COPY search-mappings search-mappings
COPY screening screening
COPY database database
COPY resolution resolution
COPY ingest ingest
COPY starter starter
COPY api api
COPY --from=build /app/web/dist web/dist
COPY --from=build --chown=node:node /app/data /data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:3000/health/live').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-semi-space-size=32", "api/src/main.ts"]
