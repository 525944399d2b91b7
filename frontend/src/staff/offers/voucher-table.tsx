import type { GiftVoucherRowFragment } from '../../generated/graphql';
import { formatDayOf, formatInstant } from '../../shared/lib/ist-time';
import { DataTable } from '../../shared/ui/data-table';
import { Price } from '../../shared/ui/price';

/** The newest gift vouchers, and which of them were redeemed. */
export function VoucherTable({ vouchers }: { vouchers: readonly GiftVoucherRowFragment[] }) {
  return (
    <DataTable caption="Gift vouchers">
      <thead>
        <tr>
          <th scope="col">Code</th>
          <th scope="col" className="number">
            Value
          </th>
          <th scope="col">Redeemable until</th>
          <th scope="col">Redeemed</th>
        </tr>
      </thead>
      <tbody>
        {vouchers.map(({ id, code, valuePaise, validUntil, redeemedAt }) => (
          <tr key={id}>
            <td data-label="Code">
              <strong>{code}</strong>
            </td>
            <td className="number" data-label="Value" data-half>
              <Price paise={valuePaise} />
            </td>
            <td data-label="Redeemable until">
              {validUntil ? formatDayOf(validUntil) : 'for ever'}
            </td>
            <td data-label="Redeemed">{redeemedAt ? formatInstant(redeemedAt) : 'not yet'}</td>
          </tr>
        ))}
      </tbody>
    </DataTable>
  );
}
