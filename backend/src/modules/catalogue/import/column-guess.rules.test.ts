import { guessColumns } from './column-guess.rules';

function guessed(columns: Record<string, string[]>) {
  return guessColumns(Object.entries(columns).map(([header, samples]) => ({ header, samples })));
}

describe('guessColumns', () => {
  it('knows a price list of a wholesaler', () => {
    expect(
      guessed({
        'Item Code': ['A1'],
        'Item Name': ['Toor Dal'],
        EAN: ['8901030865275'],
        MRP: ['120.00'],
        'Selling Price': ['110'],
        'Sub Category': ['Dals'],
        Category: ['Staples'],
        Brand: ['Tata'],
        'Pack Size': ['1 kg'],
        'GST %': ['5%'],
      }),
    ).toEqual({
      ...{ sku: ['Item Code'], name: ['Item Name'], barcode: ['EAN'], mrp: ['MRP'] },
      ...{ selling: ['Selling Price'], category: ['Category', 'Sub Category'], brand: ['Brand'] },
      ...{ unit: ['Pack Size'], gst: ['GST %'] },
    });
  });

  it('knows files of market places, and tells a pack from a stock by the values', () => {
    expect(
      guessed({
        index: ['1'],
        product: ['Garlic Oil'],
        category: ['Beauty'],
        sub_category: ['Hair Care'],
        brand: ['Sri Sri'],
        sale_price: ['220.0'],
        market_price: ['220.0'],
        type: ['Hair Oil'],
        rating: ['4.1'],
        description: ['Fresh'],
      }),
    ).toMatchObject({
      ...{ sku: ['index'], name: ['product'], mrp: ['market_price'], selling: ['sale_price'] },
      category: ['category', 'sub_category', 'type'],
    });
    expect(guessed({ Price: ['150'], DiscountedPrice: ['120'], Quantity: ['500 gm'] })).toEqual({
      ...{ mrp: ['Price'], selling: ['DiscountedPrice'], unit: ['Quantity'] },
    });
    expect(guessed({ MRP: ['150'], Price: ['120'], Quantity: ['7'] })).toEqual({
      ...{ mrp: ['MRP'], selling: ['Price'], stock: ['Quantity'] },
    });
  });

  it('knows a barcode by its digits, and leaves what it does not know', () => {
    expect(guessed({ Number: ['8901030865275'], Rating: ['4.1'], Description: ['Salt'] })).toEqual({
      ...{ barcode: ['Number'], name: ['Description'] },
    });
  });
});
