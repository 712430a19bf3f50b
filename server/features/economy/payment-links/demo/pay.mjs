// A page that stands on the app's own origin; a real one stands on its own.
const query = new URLSearchParams(location.search);
const provider = query.get('provider') === 'easy' ? 'easy' : 'vipps';
const of = `/demo/${provider}/pages/${encodeURIComponent(query.get('id') ?? '')}`;
const at = (name) => document.querySelector(`#${name}`);

async function ask(sent) {
  const answer = await fetch(of, {
    ...(sent && {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(sent),
    }),
  });
  if (!answer.ok) {
    at('state').textContent = 'This payment is gone.';
    return;
  }
  const { amount, currency, state, returnUrl } = await answer.json();
  at('amount').textContent = `${(amount / 100).toFixed(2)} ${currency}`;
  at('state').textContent = state;
  at('back').href = returnUrl;
}

for (const button of document.querySelectorAll('[data-do]')) {
  button.addEventListener('click', () => {
    void ask({ do: button.dataset.do, calls: !at('uncalled').checked });
  });
}
await ask();
