import { nginxAlone, nginxFiles } from './nginx.ts'
import { type HostFiles, hostFolder, type HostTable } from './table.ts'

/** Where things are in the image. */
const places = { site: '/srv/site', temporary: '/tmp', listen: '8080' }

/** The packages of Debian that serve a site as the tests have seen it. */
export const nginxPackages = ['nginx', 'libnginx-mod-http-brotli-static'] as const

/** The files of an image whose nginx answers on port 8080, for a host in front of it that knows about certificates. */
export const containerFiles = (table: HostTable): HostFiles => ({
  ...nginxFiles(table),
  'nginx.conf': nginxAlone(places),
  Dockerfile: `# docker build --file dist/${hostFolder}/Dockerfile --tag site dist
FROM debian:bookworm-slim
RUN apt-get update \\
  && apt-get install --yes --no-install-recommends ${nginxPackages.join(' ')} \\
  && rm -rf /var/lib/apt/lists/*
COPY . ${places.site}
USER www-data
RUN nginx -t -c ${places.site}/${hostFolder}/nginx.conf
EXPOSE ${places.listen}
STOPSIGNAL SIGQUIT
CMD ["nginx", "-c", "${places.site}/${hostFolder}/nginx.conf", "-g", "daemon off;"]
`,
})
