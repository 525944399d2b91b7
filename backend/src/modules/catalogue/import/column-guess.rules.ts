import { isBarcode } from '../products/barcode.rules';
import { INPUT_FIELDS, PRODUCT_FIELDS } from '../products/product-fields.rules';

/** A column of a file: its header and values of some rows. */
export interface SeenColumn {
  header: string;
  samples: string[];
}

/**
 * Names for our fields used by wholesalers, marketplaces and shop systems, without case, spaces and punctuation; most
 * likely first. The field's own headers precede all of these.
 */
const HEADERS: Readonly<Record<string, readonly string[]>> = {
  sku: [
    ...['itemcode', 'productcode', 'articlecode', 'skucode', 'skuid', 'sellersku', 'variantsku'],
    ...['productsku', 'itemsku', 'itemno', 'itemnumber', 'articleno', 'articlenumber', 'article'],
    ...['materialcode', 'stockcode', 'partno', 'plu', 'code', 'productid', 'itemid', 'id', 'index'],
    ...['slno', 'srno', 'sno'],
  ],
  name: [
    ...['productname', 'itemname', 'producttitle', 'title', 'articlename', 'materialname', 'item'],
    ...['product', 'articledescription', 'itemdescription', 'productdescription', 'particulars'],
  ],
  description: ['longdescription', 'shortdescription', 'bodyhtml', 'about', 'details', 'body'],
  unit: [
    ...['packsize', 'pack', 'size', 'netweight', 'netquantity', 'netqty', 'weight', 'uom'],
    ...['unitsize', 'variant', 'grammage', 'measure', 'unitofmeasure', 'quantity'],
  ],
  mrp: [
    ...['maximumretailprice', 'maxretailprice', 'mrprs', 'mrpinr', 'mrpprice', 'marketprice'],
    ...['listprice', 'regularprice', 'originalprice', 'compareatprice', 'variantcompareatprice'],
    ...['actualprice', 'price', 'rate', 'unitprice', 'variantprice', 'amount'],
  ],
  selling: [
    ...['sellingprice', 'saleprice', 'salesprice', 'offerprice', 'discountedprice', 'ourprice'],
    ...[
      'discountprice',
      'specialprice',
      'sp',
      'salerate',
      'sellingrate',
      'retailprice',
      'dealprice',
    ],
    ...['variantprice', 'price'],
  ],
  stock: [
    ...['stockquantity', 'stockqty', 'availablequantity', 'availableqty', 'closingstock', 'onhand'],
    ...['qtyonhand', 'quantityonhand', 'inventory', 'inventoryquantity', 'variantinventoryqty'],
    ...['currentstock', 'instock', 'qty', 'quantity', 'pieces'],
  ],
  barcode: [
    ...['ean', 'eancode', 'ean13', 'ean13code', 'gtin', 'upc', 'barcodeno', 'barcodenumber'],
    ...['variantbarcode', 'eanupc', 'isbn'],
  ],
  picture: [
    ...['image', 'imageurl', 'imagelink', 'imagesrc', 'pictureurl', 'mainimage', 'mainimageurl'],
    ...['photo', 'photourl', 'images', 'thumbnail', 'productimage', 'img'],
  ],
  morePictures: [
    ...['additionalimages', 'additionalimagelink', 'moreimages', 'otherimages', 'galleryimages'],
    ...['gallery', 'additionalphotos', 'imagegallery', 'otherimageurls'],
  ],
  brand: ['brandname', 'make', 'vendor'],
  gst: ['gstpercent', 'gstrate', 'taxrate', 'tax', 'gstpercentage', 'igst', 'vat', 'taxpercent'],
  hsn: ['hsncode', 'hsnsac', 'hsnno'],
  manufacturer: ['manufacturername', 'mfg', 'mfr', 'madeby', 'company', 'manufacturedby'],
  origin: ['country', 'countryoforigin', 'madein'],
  ingredients: ['ingredient', 'composition'],
  veg: ['vegnonveg', 'isveg', 'vegetarian', 'foodtype', 'dietarypreference'],
  fssai: ['fssailicence', 'fssailicense', 'fssaino', 'fssailicno', 'licno'],
  shelfLife: ['shelflife', 'bestbefore'],
  shelf: ['rack', 'location', 'bin', 'shelflocation', 'rackno'],
  aliases: ['othernames', 'keywords', 'searchterms', 'tags', 'alias'],
  nameHi: ['hindiname', 'nameinhindi', 'namehindi'],
  nameMr: ['marathiname', 'nameinmarathi', 'namemarathi'],
};

/** Names of the levels of a category path, from broadest to narrowest. */
const CATEGORY_HEADERS = [
  ...['department', 'dept', 'division', 'section', 'maincategory', 'category', 'categoryname'],
  ...['productcategory', 'itemcategory', 'categories', 'categorypath', 'group', 'itemgroup'],
  ...['productgroup', 'category1', 'categorylevel1', 'l1category', 'class', 'family'],
  ...['subcategory', 'subcategoryname', 'subcat', 'subgroup', 'category2', 'categorylevel2'],
  ...['l2category', 'subclass', 'subsubcategory', 'category3', 'categorylevel3', 'l3category'],
  ...['producttype', 'type', 'segment', 'breadcrumbs'],
];

/** Patterns of a field's values, for fields whose headers are ambiguous. */
const LOOKS: Readonly<Record<string, RegExp>> = {
  mrp: /^\D{0,4}[\d,]+(\.\d+)?\D{0,2}$/,
  selling: /^\D{0,4}[\d,]+(\.\d+)?\D{0,2}$/,
  stock: /^\d+(\.0+)?$/,
  unit: /[a-z]/i,
  picture: /^(https?:\/\/|\/)/,
  morePictures: /^(https?:\/\/|\/)/,
  gst: /^\d+(\.\d+)?\s*%?$/,
  hsn: /^\d{4,8}$/,
  fssai: /^\d{14}$/,
};

/**
 * Guesses the columns of each field by headers and values. A category may have several columns, any other field one.
 */
export function guessColumns(columns: readonly SeenColumn[]): Record<string, string[]> {
  const free = new Map(columns.map((column) => [bare(column.header), column]));
  const taken: Record<string, string[]> = {};
  const take = (field: string, name: string) => {
    const column = free.get(name);
    if (!column || !looksRight(field, column)) return false;
    free.delete(name);
    (taken[field] ??= []).push(column.header);
    return true;
  };
  // A header that can mean price or MRP counts as MRP only if no other column does.
  for (const name of INPUT_FIELDS) {
    const { column: field, otherHeaders = [] } = PRODUCT_FIELDS[name];
    if (field === 'category') continue;
    const own = [field, ...otherHeaders].map(bare).filter((each) => !isVague(field, each));
    if (!own.some((each) => take(field, each)))
      (HEADERS[field] ?? []).filter((each) => !VAGUE.has(each)).some((each) => take(field, each));
  }
  for (const field of ['mrp', 'selling', 'unit', 'stock'])
    if (!taken[field])
      (HEADERS[field] ?? []).filter((each) => VAGUE.has(each)).some((each) => take(field, each));
  const ofCategory = CATEGORY_HEADERS.filter((name) => free.has(name));
  for (const name of ofCategory) take('category', name);
  if (!taken.barcode) for (const name of free.keys()) if (take('barcode', name)) break;
  if (!taken.mrp && taken.selling) {
    taken.mrp = taken.selling; // the only price
    delete taken.selling;
  }
  if (!taken.name && taken.description) {
    taken.name = taken.description; // a price list has one text column
    delete taken.description;
  }
  return taken;
}

/** Headers that are too ambiguous on their own. */
const VAGUE: ReadonlySet<string> = new Set(['price', 'quantity', 'rate', 'amount', 'variantprice']);

function isVague(field: string, name: string): boolean {
  return VAGUE.has(name) && ['mrp', 'stock'].includes(field);
}

function looksRight(field: string, { samples }: SeenColumn): boolean {
  const filled = samples.filter((text) => text !== '');
  if (field === 'barcode') return filled.length > 0 && most(filled, isBarcode);
  const look = LOOKS[field];
  return !look || filled.length === 0 || most(filled, (text) => look.test(text));
}

function most(texts: readonly string[], test: (text: string) => boolean): boolean {
  return texts.filter(test).length * 2 > texts.length;
}

function bare(header: string): string {
  return header.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
}
