# One file, three images: `workspace` builds and releases, `api` and `shell` run.
# Every RUN and CMD here is a command that also works outside a container, from the root of the workspace.

FROM node:20-bookworm-slim AS workspace
WORKDIR /site
ENV NX_DAEMON=false
COPY package.json package-lock.json ./
RUN npm ci --no-audit --no-fund
COPY . .
RUN npx nx run-many -t build
CMD ["npx", "tsx", "tools/release/ensure.ts"]

FROM node:20-bookworm-slim AS runtime
WORKDIR /site
ENV NODE_ENV=production
COPY package.json package-lock.json ./
RUN npm ci --omit=dev --no-audit --no-fund
USER node

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
