# One file, three images: `workspace` builds and releases, `api` and `shell` run.
# Every RUN and CMD here is a command that also works outside a container, from the root of the workspace.

FROM node:20-bookworm-slim AS base
# A volume that is mounted for the first time takes its owner from here.
RUN mkdir -p /site /data/releases /data/media && chown -R node:node /site /data
WORKDIR /site
USER node

FROM base AS workspace
# A release is rehearsed in a browser before it goes live.
USER root
RUN apt-get update && apt-get install -y --no-install-recommends chromium && rm -rf /var/lib/apt/lists/*
USER node
ENV NX_DAEMON=false
COPY --chown=node:node package.json package-lock.json ./
RUN npm ci --ignore-scripts --no-audit --no-fund
COPY --chown=node:node . .
RUN npx nx run-many -t build
CMD ["npx", "tsx", "tools/release/ensure.ts"]

FROM base AS runtime
ENV NODE_ENV=production
COPY --chown=node:node package.json package-lock.json ./
RUN npm ci --ignore-scripts --omit=dev --no-audit --no-fund

FROM runtime AS api
COPY --from=workspace /site/dist/api dist/api
ENV API_HOST=0.0.0.0 API_PORT=4300
EXPOSE 4300
CMD ["node", "dist/api/main.mjs"]

FROM runtime AS shell
COPY --from=workspace /site/dist/shell dist/shell
ENV PORT=4200 RELEASES_DIR=/data/releases
EXPOSE 4200
CMD ["node", "dist/shell/server/main.cjs"]
