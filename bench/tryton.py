# What bench/lists.ts measures, in Tryton: 50 of 200,000 parties with their number of all, by its own
# models in its own process, without RPC. In a database with the module party activated:
#   python3 bench/tryton.py trytond.conf <database>
import sys
import time

from trytond.config import config
config.update_etc(sys.argv[1])
from trytond.pool import Pool
from trytond.transaction import Transaction

rows, runs = 200_000, 60
database = sys.argv[2]
Pool.start()
pool = Pool(database)
pool.init()

with Transaction().start(database, 0) as transaction:
    cursor = transaction.connection.cursor()
    cursor.execute('select count(*) from party_party')
    if cursor.fetchone()[0] < rows:
        cursor.execute("""
            insert into party_party (code, name, active, create_date, create_uid)
            select n::text, (array['Kari','Ola','Åse','Øystein','Ærlig','Nils','Liv','Per'])[1 + n %% 8]
                || ' ' || (array['Hansen','Ødegård','Berg','Lund','Åsen','Nilsen','Moen'])[1 + n * 7919 %% 7]
                || chr(97 + n %% 26), true, now(), 0
            from generate_series(1, %s) n""", (rows,))
        cursor.execute("""
            insert into party_contact_mechanism (party, type, value, value_compact, active, create_date, create_uid)
            select id, 'phone', phone, phone, true, now(), 0 from (
                select id, '+474' || lpad((code::bigint * 7919 %% 10000000)::text, 7, '0') as phone
                from party_party where code ~ '^[0-9]+$') p""", ())
        transaction.commit()
        connection = transaction.connection
        connection.set_isolation_level(0)
        cursor.execute('analyze party_party')
        cursor.execute('analyze party_contact_mechanism')

name_asc = [('name', 'ASC')]
asked = [
    ('first page by name', [], name_asc, 0),
    ('by number, downwards', [], [('code', 'DESC')], 0),
    ('page 1000', [], name_asc, 50 * 999),
    ('search: a telephone number', [('rec_name', 'ilike', '%47919%')], name_asc, 0),
    ('search: a first name (25,000 hits)', [('rec_name', 'ilike', '%kari%')], name_asc, 0),
    ('search: nobody', [('rec_name', 'ilike', '%xyzxyz%')], name_asc, 0),
]


def page(domain, order, offset):
    with Transaction().start(database, 1, readonly=True):
        Party = pool.get('party.party')
        total = Party.search_count(domain)
        found = Party.search(domain, offset=offset, limit=50, order=order)
        return Party.read([one.id for one in found], ['name', 'code', 'write_date']), total


for what, domain, order, offset in asked:
    times = []
    for run in range(runs + 5):
        start = time.perf_counter()
        read, total = page(domain, order, offset)
        if run >= 5:
            times.append((time.perf_counter() - start) * 1000)
    times.sort()
    p50, p95 = (times[int(len(times) * share)] for share in (0.5, 0.95))
    print(f'{what:<36} p50 {p50:7.1f} ms  p95 {p95:7.1f} ms  {total}', flush=True)
