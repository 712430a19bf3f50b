// A register that stands on the app's own origin, and speaks as a real one does from its own.
const app = window.parent;
const display = document.querySelector('#display');
const heard = document.querySelector('#heard');

const store = { orgId: '310529672', storeId: 'ALNABRU', registerId: '7' };
const messages = {
  ready: { type: 'easypos-ready' },
  offline: { type: 'easypos-offline' },
  details: { type: 'easypos-store-details', ...store },
  show: { type: 'easypos-show-frame' },
  hide: { type: 'easypos-hide-frame' },
};
const shows = { ready: 'Card reader ready', offline: 'Card reader offline' };

const odd = [
  'easypos-ready',
  null,
  42,
  [],
  {},
  { type: 'ready' },
  { type: 'easypos-paid', amount: 1 },
  { type: ['easypos-ready'] },
  { type: 'easypos-store-details', orgId: {}, storeId: '', registerId: null },
];

function say(name) {
  if (shows[name]) display.textContent = shows[name];
  app.postMessage(messages[name], location.origin);
}

function flood() {
  for (let at = 0; at < 500; at += 1) say(at % 2 ? 'ready' : 'offline');
}

const does = {
  silent: () => {
    location.search = '?silent';
  },
  lie: () => odd.forEach((message) => app.postMessage(message, location.origin)),
  flood,
};

for (const button of document.querySelectorAll('button')) {
  const { says, does: action } = button.dataset;
  button.addEventListener('click', () => (says ? say(says) : does[action]()));
}

addEventListener('message', ({ source, origin, data }) => {
  if (source !== app || origin !== location.origin) return;
  const line = document.createElement('li');
  line.textContent = String(data?.type);
  heard.append(line);
});

if (location.search === '?silent') {
  display.textContent = 'Nothing is said';
} else {
  say('details');
  say('ready');
}
