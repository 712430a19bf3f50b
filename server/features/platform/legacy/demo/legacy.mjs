// An application that stands on the app's own origin, and speaks as a real one does from its own.
const app = window.parent;
const base = '/demo/legacy';
const query = new URLSearchParams(location.search);
const pageAt = document.querySelector('#page');
const who = document.querySelector('#who');
const rows = document.querySelector('#rows');

let path = location.pathname.slice(base.length) + location.search;
if (!path.startsWith('/')) path = `/${path}`;

const tell = (message) => app.postMessage(message, location.origin);

function show() {
  const name =
    path
      .split('?')[0]
      .replaceAll(/[/_-]+/g, ' ')
      .trim() || 'start';
  pageAt.textContent = path;
  tell({ type: 'legacy-title', title: `${name.at(0).toUpperCase()}${name.slice(1)}` });
  tell({ type: 'legacy-height', height: Math.ceil(document.body.getBoundingClientRect().height) });
}

function addRows(count) {
  for (let at = 0; at < count; at += 1) {
    const row = rows.insertRow();
    row.insertCell().textContent = String(rows.rows.length);
    row.insertCell().textContent = 'A row of the old application';
  }
}

const hears = {
  'legacy-ready': show,
  'legacy-token': ({ token, siteId }) => {
    who.textContent = `at site ${siteId}, with a token of ${token.length} letters`;
  },
  'legacy-go': ({ path: wanted }) => {
    path = wanted;
    show();
  },
};

addEventListener('message', ({ source, origin, data }) => {
  if (source === app && origin === location.origin) hears[data?.type]?.(data);
});

document.addEventListener('click', (event) => {
  const link = event.target.closest('a');
  if (!link || 'loads' in link.dataset) return;
  event.preventDefault();
  tell({ type: 'legacy-navigate', path: link.getAttribute('href') });
});
document.querySelector('#more').addEventListener('click', () => {
  addRows(40);
  show();
});

addRows(3);
pageAt.textContent = path;
if (!query.has('silent')) {
  tell({ type: 'legacy-hello', version: Number(query.get('version') ?? 1), path });
}
