"""/usr/bin/python3 bench/beside/tryton.py host:port: how long a page of 50 of 200,000 parties takes in Tryton,
in its own process without HTTP, to stand beside bench/lists.ts. Needs Debian's tryton-server,
tryton-modules-party and python3-psycopg2, and a PostgreSQL whose user postgres needs no password,
in which it makes a database `tryton`. Alone in it: no other chain, no policies."""

import os
import subprocess
import sys
import tempfile
import time

at = sys.argv[1]
folder = tempfile.mkdtemp()
config = os.path.join(folder, "trytond.conf")
with open(config, "w") as file:
    file.write(f"[database]\nuri = postgresql://postgres@{at}/\n")
host, port = at.split(":")
psql = ["psql", "-qX", "-v", "ON_ERROR_STOP=1", "-h", host, "-p", port, "-U", "postgres"]
subprocess.run([*psql, "-c", "create database tryton"], check=True)
password = os.path.join(folder, "password")
with open(password, "w") as file:
    file.write("for measuring only")
subprocess.run(
    ["trytond-admin", "-c", config, "-d", "tryton", "-u", "party", "--activate-dependencies", "--email", "a@post.example"],
    check=True,
    env={**os.environ, "TRYTONPASSFILE": password},
)
# The same people as bench/lists.ts makes.
subprocess.run([*psql, "-d", "tryton", "-f", "-"], check=True, text=True, input="""
    insert into party_party (id, code, name, active, create_date)
      select n, n::text,
        (array['Kari','Ola','Åse','Øystein','Ærlig','Nils','Liv','Per'])[1 + n % 8] || ' ' ||
          (array['Hansen','Ødegård','Berg','Lund','Åsen','Nilsen','Moen'])[1 + n * 7919::bigint % 7] || chr(97 + n % 26),
        true, now()
      from generate_series(1, 200000) n;
    insert into party_contact_mechanism (party, type, value, value_compact, active, create_date)
      select n, 'phone', '+47 4' || lpad((n * 7919::bigint % 10000000)::text, 7, '0'),
        '+474' || lpad((n * 7919::bigint % 10000000)::text, 7, '0'), true, now()
      from generate_series(1, 200000) n
      union all
      select n, 'email', 'mail' || n || '@post.example', 'mail' || n || '@post.example', true, now()
      from generate_series(1, 200000) n;
    insert into party_address (party, city, active, create_date)
      select n, (array['Oslo','Bergen','Trondheim','Tromsø'])[1 + n % 4], true, now()
      from generate_series(1, 200000) n;
    vacuum analyze;
""")

from trytond.config import config as settings  # noqa: E402

settings.update_etc(config)
from trytond.pool import Pool  # noqa: E402
from trytond.transaction import Transaction  # noqa: E402

Pool.start()
pool = Pool("tryton")
pool.init()
runs = 60


def ask(domain, order=None, offset=0):
    """What its client asks of it for one page: the rows, how many there are, and what the columns say."""
    with Transaction().start("tryton", 1, readonly=True, context={"company": None}):
        Party = pool.get("party.party")
        found = Party.search(domain, offset=offset, limit=50, order=order or [("name", "ASC")])
        Party.read([row.id for row in found], ["code", "name", "phone", "email", "addresses"])
        return Party.search(domain, count=True)


asked = [
    ("first page by name", [], None, 0),
    ("by number, downwards", [], [("code", "DESC")], 0),
    ("page 1000", [], None, 49950),
    ("search: part of an address", [("contact_mechanisms.value", "ilike", "%il12345%")], None, 0),
    ("search: a telephone number", [("contact_mechanisms.value_compact", "ilike", "%47919%")], None, 0),
    ("search: a name and a town", [("name", "ilike", "%ødegårdb%"), ("addresses.city", "ilike", "%tromsø%")], None, 0),
    ("search: a first name (25,000 hits)", [("rec_name", "ilike", "%kari%")], None, 0),
    ("search: one letter", [("rec_name", "ilike", "%k%")], None, 0),
    ("search: nobody", [("rec_name", "ilike", "%xyzxyz%")], None, 0),
]
for what, domain, order, offset in asked:
    times = []
    for run in range(runs + 5):
        start = time.perf_counter()
        total = ask(domain, order, offset)
        if run >= 5:
            times.append((time.perf_counter() - start) * 1000)
    times.sort()
    print(f"{what:36} p50 {times[runs // 2]:7.1f} ms  p95 {times[int(runs * 0.95)]:7.1f} ms  {total}", flush=True)
