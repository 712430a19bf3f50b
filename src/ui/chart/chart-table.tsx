import './chart-table.css';

interface Props {
  label: string;
  /** What all rows are. */
  rowsAre: string;
  columns: readonly string[];
  rows: readonly { readonly name: string; readonly cells: readonly string[] }[];
}

/** The numbers of a picture as a table: what a screen reader reads, and what is printed below it. */
export function ChartTable({ label, rowsAre, columns, rows }: Props) {
  return (
    <div className="chart-table">
      <table className="table">
        <caption>{label}</caption>
        <thead>
          <tr>
            <th scope="col">{rowsAre}</th>
            {columns.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, cells }, at) => (
            // oxlint-disable-next-line react/no-array-index-key -- a point is its place on the axis
            <tr key={at}>
              <th scope="row">{name}</th>
              {cells.map((cell, of) => (
                <td key={columns[of]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
